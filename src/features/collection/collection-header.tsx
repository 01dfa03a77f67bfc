import type { ReactNode } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { widePicture } from '../../contracts/catalogue/pictures/wide-picture.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { ActionButton } from '../../parts/actions/action-button.tsx';
import { MetaLine } from '../../parts/content-card/meta-line.tsx';
import { ProgressBar } from '../../parts/content-card/progress-bar.tsx';
import { HeartButton } from '../../parts/heart-button/heart-button.tsx';
import { useFavourite } from '../../parts/heart-button/use-favourite.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { actionKeyOf } from '../../rules/catalogue/card-action.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { watchedPercent } from '../../rules/catalogue/watched-percent.ts';
import type { CollectionFacts } from '../../store/catalogue/collection.ts';
import { play } from '../../ui/icon/card-icons.ts';

export interface CollectionHeaderProps {
  about: ContentItem;
  upNext: ContentItem | undefined;
  /** The list that the next title is watched in. */
  list: ListContext;
  /** How the platform wants it to be shared. */
  sharing: CollectionFacts['socialSharingDetail'];
  /** Year, genre, how many. */
  facts: readonly string[];
  /** What it belongs to, above its title. */
  eyebrow?: ReactNode;
}

/** Art, title, synopsis, and a button that begins or goes on. @csspart collection-header */
export function CollectionHeader({ about, upNext, list, sharing, facts, eyebrow }: CollectionHeaderProps) {
  const favourite = useFavourite(about);
  return (
    <header className="fl-collection__header" part="collection-header">
      <img className="fl-collection__art" {...widePicture(about.heroUrl ?? about.thumbnailUrl)} alt="" decoding="async" fetchPriority="high" />
      <div className="fl-collection__words">
        {eyebrow && <p className="fl-collection__eyebrow">{eyebrow}</p>}
        <h1 className="fl-collection__title"><bdi>{about.title}</bdi></h1>
        <p className="fl-collection__meta"><MetaLine pieces={facts} /></p>
        {about.description && <p className="fl-collection__synopsis"><bdi>{about.description}</bdi></p>}
        <div className="fl-collection__actions">
          {upNext && <PlayNext item={upNext} list={list} />}
          {favourite.visible && <HeartButton title={about.title} full={favourite.full} onToggle={favourite.toggle} />}
          <ActionButton action={{ type: 'share', data: { ...about, socialSharingDetail: sharing } }} variant="ghost" size="large" part="share" />
        </div>
      </div>
    </header>
  );
}

function PlayNext({ item, list }: { item: ContentItem; list: ListContext }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const to = destinationOf(item, viewer, context.settings, list);
  const key = actionKeyOf(item, viewer, context.now());
  const episode = item.episodeInformation;
  const percent = watchedPercent(item);
  return (
    <div className="fl-collection__next">
      <NavLink to={to} variant="primary" size="large" {...(key.startsWith('see') ? {} : { icon: play })} part="play">
        {label(key)}{episode && ` · ${label('seasonAndEpisode', { season: episode.seasonNumber, episode: episode.episodeNumber })}`}
      </NavLink>
      <p className="fl-collection__next-title"><bdi>{item.title}</bdi></p>
      {percent !== undefined && percent < 100 && (
        <>
          <ProgressBar percent={percent} />
          <ActionButton action={{ type: 'restart', data: item }} list={list} variant="ghost" size="small" part="restart" />
        </>
      )}
    </div>
  );
}

import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { MetaLine } from '../../parts/content-card/meta-line.tsx';
import { useCardWords } from '../../parts/content-card/use-card-words.ts';
import { HeartButton } from '../../parts/heart-button/heart-button.tsx';
import { useFavourite } from '../../parts/heart-button/use-favourite.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { people } from '../../ui/icon/title-icons.ts';
import { watchedPlayer } from '../watched-player.ts';
import { Neighbours } from './watch/neighbours.tsx';
import { PlayButton } from './watch/play-button.tsx';

interface TitleFactsProps {
  item: ContentItem;
  /** What the player opened: an event has no titles around it. */
  kind: 'live' | 'vod';
  /** The list that it is watched in. */
  list: ListContext;
  /** The event that can be watched with others. */
  eventId?: string | undefined;
}

/** The facts of the title that the player shows, and what to do with it. */
export function TitleFacts({ item, kind, list, eventId }: TitleFactsProps) {
  const words = useCardWords();
  const favourite = useFavourite(item);
  const driven = useSignal(watchedPlayer);
  return (
    <div className="fl-watch__facts">
      <h2 className="fl-watch__title"><bdi>{item.title}</bdi></h2>
      <p className="fl-watch__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
      <div className="fl-watch__actions">
        {driven && <PlayButton player={driven.player} />}
        {eventId !== undefined && <TogetherLink eventId={eventId} end={item.endDate} />}
        {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
      </div>
      {item.description && <p className="fl-watch__description"><bdi>{item.description}</bdi></p>}
      {kind === 'vod' && <Neighbours id={item.id} list={list} />}
    </div>
  );
}

/** To a room with friends, until the event is over. chosen: for members, as a room knows its people by name */
function TogetherLink({ eventId, end }: { eventId: string; end: number | undefined }) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  if (viewer?.who !== 'member' || (end !== undefined && end <= context.now())) return null;
  return <NavLink to={{ name: 'watch-together', params: { eventId } }} variant="secondary" icon={people}>{label('watchTogether')}</NavLink>;
}

import { lazy, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { PageButton } from '../../contracts/catalogue/action.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { widePicture } from '../../contracts/catalogue/pictures/wide-picture.ts';
import type { Destination } from '../../routing/destination.ts';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import { isLiveNow } from '../../rules/catalogue/live-now.ts';
import { titleSegment } from '../../rules/catalogue/title-segment.ts';
import type { ViewChoices } from '../../store/catalogue/view-choices.ts';
import { opensProgramme } from '../../rules/guide/opens-programme.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { play } from '../../ui/icon/card-icons.ts';
import { stop } from '../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { MetaLine } from '../content-card/meta-line.tsx';
import { useCardWords } from '../content-card/use-card-words.ts';
import { useTurn } from '../content-card/use-turn.ts';
import { Late } from '../feedback/late.tsx';
import { HeartButton } from '../heart-button/heart-button.tsx';
import { useFavourite } from '../heart-button/use-favourite.ts';
import { NavLink } from '../nav-link/nav-link.tsx';
import { useNavLink } from '../nav-link/use-nav-link.ts';
import { useTurns } from './use-turns.ts';
import sheet from './hero.css';

const ProgrammeModal = lazy(() => import('../card-panels/programme/programme-modal.tsx').then((module) => ({ default: module.ProgrammeModal })));

export interface HeroProps {
  items: ContentItem[];
  /** What else there is to do on this page, whichever title shows. */
  buttons?: readonly PageButton[];
  /** The composed page around it, which some of the buttons act on. */
  view?: ViewChoices;
}

/**
 * A large picture with its actions. Several take turns until somebody points at them, focuses them, chooses one or stops them.
 *
 * @csspart hero, hero-picture, hero-title, hero-action, heart
 * @source spec 1 §2.4 zones, "hero"; design/catalogue-and-site.md "auto-moving heroes have a stop control first and stop on focus and hover"
 */
export function Hero({ items, buttons = [], view }: HeroProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const { chosen, isRunning, canRun, choose, toggle, watch } = useTurns(items.length);
  const item = items[chosen] ?? items[0];
  if (!item) return null;
  return (
    <section ref={adopt} className="fl-hero" part="hero" aria-label={item.title} {...watch}>
      {canRun && (
        <div className="fl-hero__stop">
          <IconButton label={label(isRunning ? 'stopSlides' : 'startSlides')} path={isRunning ? stop : play} variant="solid" size="small" onClick={toggle} />
        </div>
      )}
      <HeroSlide key={item.id} item={item} buttons={buttons} view={view} />
      {items.length > 1 && (
        <div className="fl-hero__turns">
          {items.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className="fl-hero__turn"
              aria-label={label('showSlide', { title })}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function HeroSlide({ item, buttons, view }: { item: ContentItem; buttons: readonly PageButton[]; view: ViewChoices | undefined }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const words = useCardWords();
  useTurn(item);
  const [isModalOpen, openModal] = useState(false);
  const favourite = useFavourite(item);
  const link = useNavLink(destinationOf(item, viewer, context.settings));
  const about = aboutPageOf(item);
  const picture = widePicture(item.heroUrl ?? item.thumbnailUrl);
  return (
    <div className="fl-hero__slide">
      {/* The button beside it is the same link for the keyboard and for ears. */}
      <a {...link} className="fl-hero__art" tabIndex={-1} aria-hidden="true">
        <img className="fl-hero__picture" part="hero-picture" {...picture} alt="" decoding="async" fetchPriority="high" />
      </a>
      <div className="fl-hero__words">
        {isLiveNow(item, words.now) && <p className="fl-hero__live">{label('liveNow')}</p>}
        <h2 className="fl-hero__title" part="hero-title"><bdi>{item.title}</bdi></h2>
        <p className="fl-hero__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
        {item.description && <p className="fl-hero__description"><bdi>{item.description}</bdi></p>}
        <div className="fl-hero__actions">
          {opensProgramme(item, context.settings.flags)
            ? <Button variant="primary" size="large" part="hero-action" icon={play} onClick={() => openModal(true)}>{label('onNow')}</Button>
            : <ActionButton action={{ type: 'play', data: item }} variant="primary" size="large" part="hero-action" />}
          {about && <NavLink to={about} variant="secondary" size="large" part="hero-action">{label('moreInfo')}</NavLink>}
          {buttons.map((button, index) => <ActionButton key={index} {...button} view={view} variant="secondary" size="large" part="hero-action" />)}
          {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
        </div>
        {isModalOpen && <Late><ProgrammeModal item={item} onClose={() => openModal(false)} /></Late>}
      </div>
    </div>
  );
}

/** A page about a title that does not play it. chosen: the interstitial page, which only titles on demand have */
function aboutPageOf({ id, title, type }: ContentItem): Destination | undefined {
  return type === 'VOD' || type === 'VOD_VIDEO' || type === 'SEASON_VOD' ? { name: 'interstitial', params: { eventId: id, eventTitle: titleSegment(title) } } : undefined;
}

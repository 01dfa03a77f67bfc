import { lazy, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { drawnAlone, useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { cardName, metaLineOf } from '../../rules/catalogue/card-lines.ts';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { heartVisible } from '../../rules/lists/heart-visible.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { hasPanel, PanelSlot } from '../card-panels/panel-slot.tsx';
import { Late } from '../feedback/late.tsx';
import { useNavLink } from '../nav-link/use-nav-link.ts';
import { CardPicture } from './card-picture.tsx';
import { MetaLine } from './meta-line.tsx';
import { useActive } from './use-active.ts';
import { useCardWords } from './use-card-words.ts';
import sheet from './content-card.css';

const CardHeart = lazy(() => import('../heart-button/card-heart.tsx').then((module) => ({ default: module.CardHeart })));
const CardTurn = lazy(() => import('./use-turn.ts').then((module) => ({ default: module.CardTurn })));
const CardMore = lazy(() => import('./card-more.tsx').then((module) => ({ default: module.CardMore })));

export interface ContentCardProps {
  item: ContentItem;
  variant?: CardVariant;
  /** The list it belongs to, passed on by its link. */
  list?: ListContext;
  /** 1 to 10; hidden from screen readers. */
  position?: number;
  hideMetadata?: boolean;
  /** In a row one card is in the tab order, and no heart is. */
  linkRef?: Ref<HTMLAnchorElement>;
  isStop?: boolean;
  /** It is what plays beside its list. */
  isCurrent?: boolean | undefined;
  /** Shown in place of the heart. */
  control?: ReactNode;
  onToggled?(item: ContentItem, favourite: boolean): void;
}

/**
 * One title: picture, name, state and access.
 *
 * @csspart card, picture, badge, more, title, meta, heart
 * @source spec 1 §2.4 "Content card", §2.3
 */
export const ContentCard = drawnAlone(function ContentCard({ item, variant = 'landscape', list, position, hideMetadata = false, isStop, isCurrent, linkRef, control, onToggled }: ContentCardProps) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const words = useCardWords();
  const [, onTurn] = useState(0);
  const panelId = useId();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const { flags } = context.settings;
  const hasHeart = !control && heartVisible({ ...item, favouriteDisabled: item.favouriteDisabled && item.watchlistDisabled }, viewer, flags);
  const [active, handlers, end] = useActive();
  const link = useNavLink(destinationOf(item, viewer, context.settings, list));
  const withPanel = hasPanel(item, flags);
  // What the panel says is not said twice.
  const meta = hideMetadata ? [] : metaLineOf(withPanel ? { ...item, programmingInfo: undefined } : item, words);
  return (
    <article ref={useSheet(sheet)} className={`fl-card fl-card--${variant}${active ? ' fl-card--active' : ''}`} part="card" {...handlers} onKeyDown={(event) => keys.current?.(event)}>
      <a
        {...link}
        ref={linkRef}
        className="fl-card__link"
        aria-label={cardName(item, viewer, words)}
        aria-current={isCurrent}
        aria-describedby={withPanel ? panelId : undefined}
        aria-keyshortcuts={hasHeart ? 'h l' : undefined}
        tabIndex={linkRef ? (isStop ? 0 : -1) : undefined}
        draggable={false}
      >
        <CardPicture item={item} variant={variant} viewer={viewer} now={words.now} position={position} more={active && <Late><CardMore item={item} isHeld={active === 'held'} onEnd={end} /></Late>} />
        <span className="fl-card__title" part="title"><bdi>{item.title}</bdi></span>
        {!hideMetadata && <span className="fl-card__meta" part="meta"><MetaLine pieces={meta} /></span>}
      </a>
      {(item.startDate || item.endDate || item.premiereRelease) && <Late><CardTurn item={item} onTurn={onTurn} /></Late>}
      {withPanel && <PanelSlot item={item} flags={flags} id={panelId} />}
      {control && <span className="fl-card__heart">{control}</span>}
      {hasHeart && <span className="fl-card__heart"><Late><CardHeart item={item} keysRef={keys} isActive={!!active} tabIndex={linkRef ? -1 : undefined} onToggled={onToggled} /></Late></span>}
    </article>
  );
});

import { useCallback, useRef, type ReactNode } from 'react';
import { useLocale } from '../../binding/use-locale.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { MoreState } from '../../store/paged-list.ts';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';
import { ContentCard } from '../content-card/content-card.tsx';
import { RetryCard } from '../content-card/retry-card.tsx';
import { RowHeader } from './row-header.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowScroll } from './use-row-scroll.ts';

const positionsShown = 10;

export interface RowTrackProps {
  title: string;
  titleId: string;
  description?: string;
  items: ContentItem[];
  more: MoreState;
  variant: CardVariant;
  perRow: number;
  list?: ListContext;
  showPositions: boolean;
  hideMetadata: boolean;
  onMore(): void;
  onToggled(item: ContentItem, favourite: boolean): void;
  /** Opened by one of the cards, over the whole width under them. */
  panel?: ReactNode;
}

/** The cards of a row, one beside the other. */
export function RowTrack(props: RowTrackProps) {
  const { items, more, variant, perRow, hideMetadata, onMore } = props;
  const { direction } = useLocale();
  const scroller = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const scroll = useRowScroll(scroller, perRow, `${items.length} ${more}`);
  const focus = useRowFocus({
    count: items.length, rtl: direction === 'rtl', moreAvailable: more !== 'none', ahead: perRow, reveal: scroll.reveal, loadMore: onMore,
  });
  useNearEnd(scroller, end, items.length, useCallback(() => onMore(), [onMore]));
  const next = () => {
    if (scroll.first() + 3 * perRow >= items.length) onMore();
    scroll.page(1);
  };
  return (
    <>
      <RowHeader {...props} scroll={scroll} isComplete={more === 'none'} onNext={next} />
      <ul ref={scroller} role="list" className="fl-row__track" part="track" aria-labelledby={props.titleId} aria-busy={more === 'loading' || undefined} onKeyDown={focus.onKeyDown}>
        {items.map((item, index) => (
          <li key={item.id} className="fl-row__item" onFocus={() => focus.onFocus(index)}>
            <ContentCard
              item={item}
              variant={variant}
              list={props.list}
              hideMetadata={hideMetadata}
              position={props.showPositions && index < positionsShown ? index + 1 : undefined}
              roving={{ isStop: index === focus.stop, linkRef: focus.linkRef(index) }}
              onToggled={props.onToggled}
            />
          </li>
        ))}
        {more === 'failed' && <li className="fl-row__item"><RetryCard variant={variant} onRetry={onMore} /></li>}
        {more === 'loading' && Array.from({ length: perRow }, (_, index) => (
          <li key={`waiting-${index}`} className="fl-row__item" aria-hidden="true"><CardSkeleton variant={variant} hideMetadata={hideMetadata} /></li>
        ))}
        {more === 'available' && <li ref={end} className="fl-row__end" aria-hidden="true" />}
      </ul>
      {props.panel && <div className="fl-row__panel">{props.panel}</div>}
    </>
  );
}

import { lazy, useCallback, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from '../../binding/use-locale.ts';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';
import { ContentCard } from '../content-card/content-card.tsx';
import { Late } from '../feedback/late.tsx';
import type { RowLayoutProps } from './row-layout.ts';
import { RowHeader } from './row-header.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowScroll } from './use-row-scroll.ts';

const RetryCard = lazy(() => import('../content-card/retry-card.tsx').then((module) => ({ default: module.RetryCard })));
const positionsShown = 10;

export interface RowTrackProps extends RowLayoutProps {
  /** Opened by one of the cards, over the whole width under them. */
  panel?: ReactNode;
}

/** The cards of a row, one beside the other. */
export function RowTrack(props: RowTrackProps) {
  const { items, more, variant, perRow, lines = 1, hideMetadata, onMore } = props;
  const { direction } = useLocale();
  const scroller = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const scroll = useRowScroll(scroller, perRow, `${items.length} ${more}`, lines);
  const focus = useRowFocus({
    count: items.length, rtl: direction === 'rtl', moreAvailable: more !== 'none', ahead: perRow * lines, lines, reveal: scroll.reveal, loadMore: onMore,
  });
  useNearEnd(scroller, end, items.length, useCallback(() => onMore(), [onMore]));
  const next = () => {
    if (scroll.first() + 3 * perRow * lines >= items.length) onMore();
    scroll.page(1);
  };
  return (
    <>
      <RowHeader {...props} scroll={scroll} isComplete={more === 'none'} onNext={next} />
      <ul ref={scroller} role="list" className={lines > 1 ? 'fl-row__track fl-row__track--lines' : 'fl-row__track'} style={lines > 1 ? { '--fl-row-lines': lines } as CSSProperties : undefined} part="track" aria-labelledby={props.titleId} aria-busy={more === 'loading' || undefined} onKeyDown={focus.onKeyDown}>
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
        {more === 'failed' && <li className="fl-row__item"><Late><RetryCard variant={variant} onRetry={onMore} /></Late></li>}
        {more === 'loading' && Array.from({ length: perRow * lines }, (_, index) => (
          <li key={`waiting-${index}`} className="fl-row__item" aria-hidden="true"><CardSkeleton variant={variant} hideMetadata={hideMetadata} /></li>
        ))}
        {more === 'available' && <li ref={end} className="fl-row__end" aria-hidden="true" />}
      </ul>
      {props.panel && <div className="fl-row__panel">{props.panel}</div>}
    </>
  );
}

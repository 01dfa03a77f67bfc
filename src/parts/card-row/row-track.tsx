import { lazy, useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from '../../binding/use-locale.ts';
import { CardSkeleton } from '../content-card/card-skeleton.tsx';
import { ContentCard } from '../content-card/content-card.tsx';
import { Late } from '../feedback/late.tsx';
import type { RowLayoutProps } from './row-layout.ts';
import { RowHeader } from './row-header.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useWholeRow } from './use-whole-row.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowScroll } from './use-row-scroll.ts';

const RetryCard = lazy(() => import('../content-card/retry-card.tsx').then((module) => ({ default: module.RetryCard })));
const LongRow = lazy(() => import('./long/long-row.tsx').then((module) => ({ default: module.LongRow })));
const positionsShown = 10;
/** chosen: more cards than stand in three screens of the widest row. Fewer are all mounted. */
const longFrom = 40;

export interface RowTrackProps extends RowLayoutProps {
  /** Opened by one of the cards, over the whole width under them. */
  panel?: ReactNode;
}

/** The cards of a row, one beside the other. */
export function RowTrack(props: RowTrackProps) {
  const { variant, perRow, lines = 1, hideMetadata, memory, onMore } = props;
  const [isWhole, mountAll] = useWholeRow(memory);
  const [places, setPlaces] = useState(memory.places);
  memory.places = places;
  const items = isWhole || places ? props.items : props.items.slice(0, (2 * perRow + 1) * lines);
  const more = items === props.items ? props.more : 'none';
  const { direction } = useLocale();
  const scroller = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const scroll = useRowScroll(scroller, perRow, `${items.length} ${more}`, memory, lines);
  const focus = useRowFocus({
    count: items.length, rtl: direction === 'rtl', moreAvailable: more !== 'none', ahead: perRow * lines, lines, memory, reveal: scroll.reveal, loadMore: onMore,
  });
  useNearEnd(scroller, end, items.length, useCallback(() => onMore(), [onMore]));
  const next = () => {
    if (scroll.first() + 3 * perRow * lines >= props.items.length) onMore();
    scroll.page(1);
  };
  return (
    <>
      <RowHeader {...props} scroll={scroll} isComplete={more === 'none'} onNext={next} />
      <ul
        ref={scroller}
        role="list"
        className={lines > 1 ? 'fl-row__track fl-row__track--lines' : 'fl-row__track'}
        style={{ '--fl-row-lines': lines, ...places?.style } as CSSProperties}
        part="track"
        aria-labelledby={props.titleId}
        aria-busy={more === 'loading' || undefined}
        // Keys reach every card.
        onFocus={mountAll}
        onKeyDown={focus.onKeyDown}
      >
        {items.map((item, index) => (!places || places.mounts(index)) && (
          <li key={item.id} className="fl-row__item" {...places?.of(index)} onFocus={() => focus.onFocus(index)}>
            <ContentCard
              item={item}
              variant={variant}
              list={props.list}
              hideMetadata={hideMetadata}
              position={props.showPositions && index < positionsShown ? index + 1 : undefined}
              isStop={index === focus.stop}
              linkRef={focus.linkRef(index)}
              onToggled={props.onToggled}
            />
          </li>
        ))}
        {more === 'failed' && <li className="fl-row__item" {...places?.of(items.length)}><Late><RetryCard variant={variant} onRetry={onMore} /></Late></li>}
        {more === 'loading' && Array.from({ length: perRow * lines }, (_, index) => (
          <li key={`waiting-${index}`} className="fl-row__item" {...places?.of(items.length + index)} aria-hidden="true"><CardSkeleton variant={variant} hideMetadata={hideMetadata} /></li>
        ))}
        {more === 'available' && <li ref={end} className="fl-row__end" {...places?.of(items.length)} aria-hidden="true" />}
      </ul>
      {props.items.length > longFrom && <Late><LongRow scroller={scroller} count={props.items.length} isComplete={props.more === 'none'} perRow={perRow} lines={lines} stop={focus.stop} onPlaces={setPlaces} /></Late>}
      {props.panel && <div className="fl-row__panel">{props.panel}</div>}
    </>
  );
}

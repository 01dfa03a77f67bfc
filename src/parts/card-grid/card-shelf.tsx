import { useCallback, type ReactNode } from 'react';
import { useSignal } from '../../binding/use-signal.ts';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { ViewerList } from '../../store/viewer-list.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { ContentCard } from '../content-card/content-card.tsx';
import { FailurePanel } from '../feedback/failure-panel.tsx';
import { MoreButton } from './more-button.tsx';
import { useGridColumns } from './use-grid-columns.ts';
import { WaitingCards } from './waiting-cards.tsx';
import sheet from './card-grid.css';

export interface CardShelfProps {
  list: ViewerList<ContentItem>;
  display?: GridDisplay;
  failedKey?: LabelKey;
  /** Tells the shelves of one page apart. */
  name?: string;
  /** Stands in place of the cards where there are none. */
  empty: ReactNode;
}

/** Cards that grow by hand, in each of their states; what is around them names them. @csspart card @source spec 1 §9 "Card grid columns" */
export function CardShelf({ list, display = 'default', failedKey = 'pageFailed', name, empty }: CardShelfProps) {
  const items = useSignal(list.items);
  const [columns, measure] = useGridColumns(display);
  const adopt = useSheet(sheet);
  const ref = useCallback((node: Element | null) => {
    adopt(node);
    measure(node);
  }, [adopt, measure]);
  return (
    <div ref={ref} className="fl-grid__shelf">
      {items.status === 'failed' && <FailurePanel failure={items.failure} labelKey={failedKey} onRetry={() => void list.load()} />}
      {(items.status === 'idle' || items.status === 'loading') && <WaitingCards columns={columns} display={display} />}
      {items.status === 'ready' && items.value.length === 0 && empty}
      {items.status === 'ready' && items.value.length > 0 && <Cards items={items.value} columns={columns} display={display} />}
      <MoreButton list={list} name={name} />
    </div>
  );
}

const variantOf = (display: GridDisplay) => (display === 'posters' ? 'poster' as const : 'landscape' as const);

function Cards({ items, columns, display }: { items: readonly ContentItem[]; columns: number; display: GridDisplay }) {
  return (
    <ul role="list" className="fl-grid__cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.map((item) => <li key={item.id}><ContentCard item={item} variant={variantOf(display)} /></li>)}
    </ul>
  );
}

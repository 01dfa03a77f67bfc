import { Suspense } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { cardPanels } from './card-panels.ts';

export interface PanelSlotProps {
  item: ContentItem;
  /** The card's link is described by it. */
  id: string;
}

/** Whether an item has a panel. */
export function hasPanel(item: ContentItem): boolean {
  return cardPanels.some((panel) => panel.isFor(item));
}

/** Where a card shows its panel. It keeps its place while the panel's code arrives, and stays empty where that fails. */
export function PanelSlot({ item, id }: PanelSlotProps) {
  const found = cardPanels.find((panel) => panel.isFor(item));
  if (!found) return null;
  return (
    <div id={id} className="fl-card__panel">
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}><found.Panel item={item} /></Suspense>
      </ErrorBoundary>
    </div>
  );
}

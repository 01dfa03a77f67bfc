import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { Late } from '../feedback/late.tsx';
import { cardPanels } from './card-panels.ts';

export interface PanelSlotProps {
  item: ContentItem;
  flags: RealmSettings['flags'];
  /** The card's link is described by it. */
  id: string;
}

/** Whether an item has a panel in this realm. */
export function hasPanel(item: ContentItem, flags: RealmSettings['flags']): boolean {
  return cardPanels.some((panel) => panel.isFor(item, flags));
}

/** Where a card shows its panel. It keeps its place while the panel's code arrives, and stays empty where that fails. */
export function PanelSlot({ item, flags, id }: PanelSlotProps) {
  const found = cardPanels.find((panel) => panel.isFor(item, flags));
  if (!found) return null;
  return (
    <div id={id} className="fl-card__panel">
      <Late><found.Panel item={item} /></Late>
    </div>
  );
}

import type { ComponentType } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';

/** More about an item, shown in its card. */
export interface CardPanel {
  /** Whether an item has it in this realm. */
  isFor(item: ContentItem, flags: RealmSettings['flags']): boolean;
  /** A component that fetches its code when it is first shown. */
  Panel: ComponentType<{ item: ContentItem }>;
}

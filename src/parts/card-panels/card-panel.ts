import type { ComponentType } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

/** More about an item, shown in its card. */
export interface CardPanel {
  /** Whether an item has it. */
  isFor(item: ContentItem): boolean;
  /** A component that fetches its code when it is first shown. */
  Panel: ComponentType<{ item: ContentItem }>;
}

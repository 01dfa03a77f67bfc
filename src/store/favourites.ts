import type { ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../contracts/content-item.ts';
import type { Loadable } from './loadable.ts';

/** The heart's list. Shared by every element of a page. @source spec 1 §4.2 */
export interface Favourites {
  /** Items of the favourites watchlist, in its order; idle for guests. */
  items: ReadonlySignal<Loadable<ContentItem[]>>;
  moreAvailable: ReadonlySignal<boolean>;
  /** Whether the heart is full. Follows `items` and what was toggled since. */
  has(item: Pick<ContentItem, 'id' | 'favourite'>): boolean;
  /** Flips at once, tells the platform, and flips back when the platform says no. */
  toggle(item: ContentItem): Promise<void>;
  /** Fetches the list when nobody has. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  dispose(): void;
}

import type { BucketFacts } from '../../contracts/catalogue/bucket.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { RowPlaces } from './long/row-places.ts';
import type { MoreState } from '../../store/paged-list.ts';

/** What a row keeps while its cards are given up. */
export interface RowMemory {
  /** How far it was scrolled, in pixels, in reading order. */
  offset: number;
  /** The card that is the tab stop. */
  stop: number;
  places?: RowPlaces;
}

/** What a layout of a row gets. */
export interface RowLayoutProps {
  title: string;
  titleId: string;
  description?: string;
  /** `none` names the row for ears alone; `elsewhere` leaves the name to what stands around the cards. */
  heading?: 'none' | 'elsewhere';
  facts?: BucketFacts;
  items: ContentItem[];
  more: MoreState;
  variant: CardVariant;
  perRow: number;
  /** How many cards stand one above the other. */
  lines?: number;
  list?: ListContext;
  showPositions: boolean;
  hideMetadata: boolean;
  memory: RowMemory;
  onMore(): void;
  onToggled(item: ContentItem, favourite: boolean): void;
}

import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { Database } from '../../db/database.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';

/** A title that a page is about. */
export interface TitleFacts {
  row: ItemRow;
  start?: number;
  end?: number;
  /** Since when a recording can be watched, epoch milliseconds. */
  released?: number;
}

/** What a page is about, in the words of one language. */
export interface PageFacts {
  /** None on the front page: it is called like the tenant. */
  title?: string;
  description?: string;
  /** The picture of this item stands for the page. */
  pictured?: ItemRow;
  about?: TitleFacts;
  /** A picture of the media host, where no item's stands for the page. */
  picture?: string;
  /** What else search engines read, in the words of schema.org. */
  described?: { '@type': string; [field: string]: unknown };
  rows: { title?: string; text?: string; links: { title: string; path: string }[] }[];
}

/** Where and in which language facts are read. */
export interface Place {
  db: Database;
  realm: RealmSettings;
  locale: string;
  /** Epoch milliseconds; facts are kept for longer than a moment. */
  now: number;
}

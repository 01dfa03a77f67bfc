import { bigint, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { ContentType } from '../../../../src/contracts/catalogue/content-type.ts';
import type { bucket } from '../../../../src/contracts/catalogue/bucket.ts';
import type { rowAdornment } from '../../../../src/contracts/catalogue/row-adornment.ts';
import type { rowTypeData } from '../../../../src/contracts/catalogue/row-type-data.ts';
import type { viewElement } from '../../../../src/contracts/catalogue/view.ts';
import type { episodeInformation } from '../../../../src/contracts/catalogue/content-item.ts';
import type { TitleExtras } from '../../playback/title-extras.ts';

/** Who may watch an item: everyone, members, or holders of one of its licences. */
export type ItemAccess = 'FREE' | 'SIGN_IN' | 'LICENCE';

/** Text by locale; `en` is always present. */
export type Words = { en: string } & Partial<Record<string, string>>;

/** The place of an episode in its series, in words of every language. */
interface EpisodeSeed extends Omit<z.input<typeof episodeInformation>, 'seasonTitle' | 'seriesInformation'> {
  seasonTitle?: Words;
  seriesInformation?: { id: string; title: Words };
}

/** Target of a link card, or place of an episode in its series. */
export interface ItemExtras {
  target?: { id: string; feedName?: string; owner?: string };
  episodeInformation?: EpisodeSeed;
  seasonId?: string;
  /** The place of a season in its series. */
  seasonNumber?: number;
  seriesId?: string;
  playlistId?: string;
  /** Nobody keeps it in a list. */
  favouriteDisabled?: boolean;
  /** Nobody puts it on a list of their own. */
  watchlistDisabled?: boolean;
  /** The recording of an event. */
  replacementVodId?: string;
  /** What only its player needs. */
  playback?: TitleExtras;
}

/** Everything a card can stand for. @source spec 1 §3 "Content item" */
export const contentItems = pgTable('content_items', {
  realm: text().notNull(),
  id: text().notNull(),
  type: text().$type<ContentType>().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  access: text().$type<ItemAccess>().notNull(),
  licences: jsonb().$type<string[]>().notNull(),
  /** ISO 3166 alpha-2 codes; null allows every country that is not blocked. */
  allowedCountries: jsonb().$type<string[]>(),
  blockedCountries: jsonb().$type<string[]>().notNull().default([]),
  genres: jsonb().$type<string[]>().notNull(),
  releaseYear: integer(),
  ageRating: text(),
  /** Folder of the media that plays, or that a channel repeats; null for what does not play. */
  media: text(),
  dashOnly: boolean().notNull().default(false),
  /** Set for what is live: a channel or an event. */
  liveChannel: text(),
  durationSeconds: integer(),
  /** Milliseconds from the event epoch: when an event starts and ends, when a recording is released. */
  startsAfter: bigint({ mode: 'number' }),
  endsAfter: bigint({ mode: 'number' }),
  channelId: text(),
  extras: jsonb().$type<ItemExtras>().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type ItemRow = typeof contentItems.$inferSelect;

/** How a row looks: its words by locale, its pictures `{media}/…`. */
export type RowLookSeed = Omit<z.input<typeof rowTypeData>, 'title' | 'description'> & Omit<z.input<typeof rowAdornment>, 'primaryCta' | 'secondaryCta'> & {
  description?: Words;
  primaryCta?: { ctaText: Words; link: string };
  secondaryCta?: { ctaText: Words; link: string };
};

/** A row of cards. @source spec 1 §3 "Bucket / carousel" */
export const buckets = pgTable('buckets', {
  realm: text().notNull(),
  id: text().notNull(),
  type: text().$type<z.input<typeof bucket>['type']>().notNull(),
  names: jsonb().$type<Words>().notNull(),
  rowTypeData: jsonb().$type<RowLookSeed>(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type BucketRow = typeof buckets.$inferSelect;

export const bucketEntries = pgTable('bucket_entries', {
  realm: text().notNull(),
  bucketId: text().notNull(),
  position: integer().notNull(),
  contentId: text().notNull(),
}, (t) => [
  primaryKey({ columns: [t.realm, t.bucketId, t.position] }),
  index('bucket_entries_content').on(t.realm, t.bucketId, t.contentId),
]);

/** A button of a composed page: `item` becomes the title that its action is about. */
export interface ButtonSeed { type: string; words: Words; labelKey?: string; data?: Record<string, unknown>; item?: string }

/** What an element is, apart from its place. */
type ElementBody =
  | { kind: 'hero'; items: string[]; buttons?: ButtonSeed[] }
  | { kind: 'bucket'; bucketId: string }
  | { kind: 'textBlock'; labelKey?: string; words: Words }
  | { kind: 'tabs'; words: Words; tabs: { id: string; words: Words; elements: ViewElementSeed[] }[] }
  | { kind: 'series'; seriesId: string }
  | { kind: 'gridBlock'; gridViewConfigId: string }
  | { kind: 'filterList'; gridViewConfigId: string; facets: ('genre' | 'access' | 'year')[] }
  | { kind: 'externalTable'; tableId: string }
  | { kind: 'search'; words: Words }
  | { kind: 'cardList'; words: Words; cards: { item: string; buttons?: ButtonSeed[] }[] };

/** An element of a composed page, in order. */
export type ViewElementSeed = ElementBody & { zone: z.input<typeof viewElement>['$zone']; style?: z.input<typeof viewElement>['style'] };

/** A composed page. @source spec 1 §2.4 "Generic view screen" */
export const views = pgTable('views', {
  realm: text().notNull(),
  type: text().notNull(),
  id: text().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  elements: jsonb().$type<ViewElementSeed[]>().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.type, t.id] })]);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a title is found by, written by a trigger of `content_items` in the transaction that writes those. What is only a link is not in it. */
export const searchEntries = pgTable('search_entries', {
  realm: text().notNull(),
  contentId: text().notNull(),
  kind: text().$type<'liveEvents' | 'vodVideos' | 'vodPlaylists'>().notNull(),
  /** Titles by locale, in small letters without accents. */
  titleKeys: jsonb().$type<Partial<Record<string, string>>>().notNull(),
  titleWords: tsvector().notNull(),
  textWords: tsvector().notNull(),
  genres: text().array().notNull(),
  access: text().$type<ItemAccess>().notNull(),
  releaseYear: integer(),
  isLive: boolean().notNull(),
  startsAfter: bigint({ mode: 'number' }),
  endsAfter: bigint({ mode: 'number' }),
  allowedCountries: text().array(),
  blockedCountries: text().array().notNull(),
}, (t) => [
  primaryKey({ columns: [t.realm, t.contentId] }),
  // Without a list of what is not sorted in yet: every search would read it from end to end, and nothing empties it in the embedded database.
  index('search_entries_title').using('gin', t.titleWords).with({ fastupdate: false }),
  index('search_entries_text').using('gin', t.textWords).with({ fastupdate: false }),
  index('search_entries_genres').using('gin', t.genres).with({ fastupdate: false }),
]);

/** Every word of titles, for what was typed with a slip. `letters` has Latin letters alone: a database of the C locale knows no other. */
export const searchWords = pgTable('search_words', {
  realm: text().notNull(),
  word: text().notNull(),
  letters: text().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.word] }), index('search_words_letters').using('gist', t.letters.op('gist_trgm_ops'))]);

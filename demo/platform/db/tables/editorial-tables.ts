import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BoutMethod } from '../../../../src/contracts/catalogue/fighters/bout.ts';
import type { StatName } from '../../../../src/contracts/catalogue/fighters/fighter-stat.ts';
import type { WeightClass } from '../../../../src/contracts/catalogue/fighters/weight-class.ts';
import type { FrameAbility } from '../../../../src/contracts/catalogue/framed-page.ts';
import type { Words } from './catalogue-tables.ts';

/** A report or story of a feed. @source spec 1 §2.1 "/news/{feedName}/{newId}" */
export const newsItems = pgTable('news_items', {
  realm: text().notNull(),
  feedName: text().notNull(),
  id: text().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  leads: jsonb().$type<Words>().notNull(),
  /** Its paragraphs, in order. */
  paragraphs: jsonb().$type<Words[]>().notNull(),
  genre: text().notNull(),
  /** Titles that it speaks of. */
  contentIds: jsonb().$type<string[]>().notNull(),
  /** Milliseconds from the event epoch; a later one is not out yet. */
  publishedAfter: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.feedName, t.id] })]);
export type NewsRow = typeof newsItems.$inferSelect;

/** A fighter. The record follows from the bouts. @source spec 1 §3 "fighter pages" */
export const fighters = pgTable('fighters', {
  realm: text().notNull(),
  id: text().notNull(),
  names: jsonb().$type<Words>().notNull(),
  nicknames: jsonb().$type<Words>(),
  /** ISO 3166 alpha-2. */
  country: text().notNull(),
  weightClass: text().$type<WeightClass>().notNull(),
  bornIn: integer(),
  heightCm: integer(),
  reachCm: integer(),
  stats: jsonb().$type<Partial<Record<StatName, number>>>().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type FighterRow = typeof fighters.$inferSelect;

/** A bout of two fighters, once for both. */
export const bouts = pgTable('bouts', {
  realm: text().notNull(),
  id: text().notNull(),
  redId: text().notNull(),
  blueId: text().notNull(),
  /** Null for a bout that is to come. */
  outcome: text().$type<'RED' | 'BLUE' | 'DRAW' | 'NO_CONTEST'>(),
  method: text().$type<BoutMethod>(),
  round: integer(),
  /** Seconds of its last round. */
  seconds: integer(),
  weightClass: text().$type<WeightClass>().notNull(),
  eventNames: jsonb().$type<Words>().notNull(),
  /** Milliseconds from the event epoch. */
  happensAfter: bigint({ mode: 'number' }).notNull(),
  /** What shows it. */
  contentId: text(),
}, (t) => [primaryKey({ columns: [t.realm, t.id] })]);
export type BoutRow = typeof bouts.$inferSelect;

/** Pages of others that a tenant's site shows inside of its own. They change with the seed only, as tenants do. @source spec 1 §2.1 "external page", "plugin" */
export const framedPages = pgTable('framed_pages', {
  realm: text().notNull(),
  kind: text().$type<'EXTERNAL' | 'PLUGIN'>().notNull(),
  id: text().notNull(),
  titles: jsonb().$type<Words>().notNull(),
  descriptions: jsonb().$type<Words>().notNull(),
  /** With `{port}` where the demo's port stands. Its origin is allowed by the policy of the tenant's pages. */
  url: text().notNull(),
  abilities: jsonb().$type<FrameAbility[]>().notNull(),
}, (t) => [primaryKey({ columns: [t.realm, t.kind, t.id] })]);
export type FramedPageRow = typeof framedPages.$inferSelect;

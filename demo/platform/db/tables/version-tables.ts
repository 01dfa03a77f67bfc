import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often a group of tables was written to. Migrations give each table of the group a trigger that raises the number in the
 * transaction that writes.
 *
 * `published`: what is the same for every viewer: content items, buckets and their entries, views, news, fighters and bouts, framed pages, channels, programmes, facts, address lists.
 */
export const dataVersions = pgTable('data_versions', { name: text().$type<'published'>().primaryKey(), version: bigint({ mode: 'number' }).notNull() });

import { and, eq, inArray } from 'drizzle-orm';
import { type ChannelRow, programmes } from '../db/tables/guide-tables.ts';
import { favouriteIdsOf } from '../lists/favourite-ids.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { channelNamed, channelTable, type ChannelTable } from './channel-table.ts';
import { airingsBetween } from './guide-windows.ts';
import { shownChannels } from './shown-airings.ts';
import { foldedText, showsOf } from './show-titles.ts';

/** Which rows were asked for; moments in epoch milliseconds. */
export interface RowsWish {
  from: number;
  to: number;
  rpp: number;
  channel?: string | string[] | undefined;
  lastSeen?: string | undefined;
  firstIndex?: number | undefined;
  number?: string | undefined;
  group?: string | undefined;
  query?: string | undefined;
  queryFrom?: number | undefined;
  queryTo?: number | undefined;
  favouritesFirst?: boolean | undefined;
}

/** A page of channels, where it stands, and how many there are in all. */
export interface RowsPage { page: ChannelRow[]; first: number; total: number; moreDataAvailable: boolean }

/** `7-1` is 7, 1; a number without digits stands behind all others. */
const partsOf = (number: string | null): number[] => (number?.match(/\d+/g) ?? ['Infinity']).map(Number);

function compareNumbers(one: number[], other: number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [left, right] = [one[at] ?? 0, other[at] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** The row of a typed number, of the next higher one, or the last row. */
export function rowOfNumber(rows: readonly Pick<ChannelRow, 'shownNumber'>[], typed: string): number {
  const wanted = partsOf(typed);
  const best = rows.reduce<{ at: number; parts: number[] } | undefined>((found, { shownNumber }, at) => {
    const parts = partsOf(shownNumber);
    if (compareNumbers(parts, wanted) < 0 || parts[0] === Infinity) return found;
    return found && compareNumbers(found.parts, parts) <= 0 ? found : { at, parts };
  }, undefined);
  return best?.at ?? Math.max(0, rows.length - 1);
}

/** Channels that air something of these titles in a time, by their place. */
async function airingTitles(caller: Caller, rows: readonly ChannelRow[], showIds: number[], { from, to }: { from: number; to: number }): Promise<Set<number>> {
  if (showIds.length === 0) return new Set();
  const { context: { db }, realm: { realm } } = caller;
  const found = await db.selectDistinct({ number: programmes.channelNumber }).from(programmes).where(and(eq(programmes.realm, realm), inArray(programmes.showId, showIds)));
  const maybe = new Set(found.map(({ number }) => number));
  // Which of them air it in this time is decided by their own cycles.
  const candidates = rows.filter(({ number }) => maybe.has(number)).slice(0, mostSearched);
  const airings = await airingsBetween(caller, candidates, from, to);
  const wanted = new Set(showIds);
  return new Set(candidates.flatMap(({ number }) => (airings.get(number)?.some(({ row }) => wanted.has(row.showId)) ? [number] : [])));
}

/** Channels whose programmes a search looks through. chosen: more results than anybody reads */
const mostSearched = 500;

async function searched(caller: Caller, rows: readonly ChannelRow[], { query = '', from, to, queryFrom = from, queryTo = to }: RowsWish): Promise<readonly ChannelRow[]> {
  const wanted = foldedText(query.trim());
  if (wanted === '') return rows;
  const words = await showsOf(caller);
  const titled = [...words.values()].filter(({ titles }) => foldedText(titles[caller.locale] ?? titles.en).includes(wanted)).map(({ id }) => id);
  const airing = await airingTitles(caller, rows, titled, { from: queryFrom, to: queryTo });
  return rows.filter(({ name, number, shownNumber }) => airing.has(number) || foldedText(name).includes(wanted) || shownNumber === wanted);
}

async function favouritesFirst(caller: Caller, rows: readonly ChannelRow[]): Promise<readonly ChannelRow[]> {
  const ids = await favouriteIdsOf(caller);
  if (ids.size === 0) return rows;
  return [...rows.filter(({ eventId }) => ids.has(eventId)), ...rows.filter(({ eventId }) => !ids.has(eventId))];
}

/** A table without what the profile may not be shown. */
function shownTable(table: ChannelTable, rows: readonly ChannelRow[]): ChannelTable {
  if (rows.length === table.rows.length) return table;
  const shown = new Set(rows);
  return { rows, byId: new Map([...table.byId].filter(([, row]) => shown.has(row))) };
}

/** Named channels, in the order of their names. One that is named alone must be there. */
function namedRows(table: ChannelTable, channel: string | string[], rows: readonly ChannelRow[]): RowsPage {
  const names = typeof channel === 'string' ? [channel] : channel;
  const page = names.length === 1 ? [channelNamed(table, names[0]!)] : names.flatMap((id) => table.byId.get(id) ?? []);
  return { page, first: page[0] ? rows.indexOf(page[0]) : 0, total: rows.length, moreDataAvailable: false };
}

/** The channels that were asked for. @throws PlatformError 404 `channel-not-found` */
export async function rowsOf(caller: Caller, wish: RowsWish): Promise<RowsPage> {
  const table = shownTable(await channelTable(caller), await shownChannels(caller, (await channelTable(caller)).rows));
  if (wish.channel !== undefined) return namedRows(table, wish.channel, table.rows);
  const grouped = wish.group === undefined ? table.rows : table.rows.filter(({ group }) => group?.id === wish.group);
  const found = await searched(caller, grouped, wish);
  const rows = wish.favouritesFirst ? await favouritesFirst(caller, found) : found;
  const first = firstOf(table, rows, wish);
  const page = rows.slice(first, first + wish.rpp);
  return { page, first: page.length === 0 ? 0 : first, total: rows.length, moreDataAvailable: rows.length > first + wish.rpp };
}

/** @throws PlatformError 404 `channel-not-found` for a channel that the group or the search has not */
function rowOfLast(rows: readonly ChannelRow[], last: ChannelRow): number {
  const row = rows.indexOf(last);
  if (row < 0) throw new PlatformError(404, 'channel-not-found', 'No such channel in these rows.');
  return row;
}

function firstOf(table: ChannelTable, rows: readonly ChannelRow[], { lastSeen, firstIndex = 0, number }: RowsWish): number {
  if (lastSeen !== undefined) return rowOfLast(rows, channelNamed(table, lastSeen)) + 1;
  return number === undefined ? firstIndex : rowOfNumber(rows, number);
}

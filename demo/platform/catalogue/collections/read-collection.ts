import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { progress } from '../../db/tables/viewer-tables.ts';
import { episodesOf } from '../../playback/beside/adjacent-vods.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { everyItemOf, guardShown, shownTo } from '../bucket-pages.ts';
import { presentItems, type WireItem } from '../present-items.ts';
import { textIn } from '../../realm/text-in.ts';
import { collectionTypes, type CollectionKind } from './collection-kinds.ts';

/** The card of a collection. @throws PlatformError 403 `title-restricted`; 404, such as `season-not-found` */
export async function collectionCard(caller: Caller, kind: CollectionKind, id: string): Promise<{ row: ItemRow; about: WireItem }> {
  const row = (await everyItemOf(caller, [id])).get(id);
  const types: readonly string[] = collectionTypes[kind];
  if (row) await guardShown(caller, row);
  const [about] = row && types.includes(row.type) ? await presentItems([row], caller) : [];
  if (!row || !about) throw new PlatformError(404, `${kind}-not-found`, 'No such collection.');
  return { row, about };
}

/** Every season of a series that the profile may be shown in order, with its episodes. */
export async function seasonsOf(caller: Caller, seriesId: string): Promise<{ row: ItemRow; episodes: ItemRow[] }[]> {
  const { context: { db, keptData }, realm: { realm }, published } = caller;
  const rows = await keptData.read(published, `seasons ${realm} ${seriesId}`, async () => {
    const found = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), eq(contentItems.type, 'VOD_SEASON'), sql`${contentItems.extras}->>'seriesId' = ${seriesId}`));
    return found.sort((one, other) => (one.extras.seasonNumber ?? 1) - (other.extras.seasonNumber ?? 1));
  });
  return Promise.all((await shownTo(caller, rows)).map(async (row) => ({ row, episodes: await episodesOf(caller, row.id) })));
}

/** A season as a selector lists it. */
export const wireSeason = ({ row, episodes }: { row: ItemRow; episodes: ItemRow[] }, locale: string) => ({ id: row.id, title: textIn(row.titles, locale), episodeCount: episodes.length });

/** One page of a list. @throws PlatformError 400 `BAD_REQUEST` when `lastSeen` is none of its items */
export function pageOf<T>(all: readonly T[], idOf: (one: T) => string, { rpp, lastSeen }: { rpp: number; lastSeen?: string | undefined }) {
  const start = lastSeen === undefined ? 0 : all.findIndex((one) => idOf(one) === lastSeen) + 1;
  if (lastSeen !== undefined && start === 0) throw new PlatformError(400, 'BAD_REQUEST', 'This list holds no such item.', { field: 'lastSeen' });
  const shown = all.slice(start, start + rpp);
  const last = shown.at(-1);
  return { shown, paging: { moreDataAvailable: all.length > start + rpp, ...(last === undefined ? {} : { lastSeen: idOf(last) }) } };
}

/**
 * Where this profile goes on: the video it watched last, the one behind it when that is over, else the first.
 *
 * chosen: watched to 95 % is over, as a row of begun titles has it
 */
export async function upNextOf(caller: Caller, videos: readonly ItemRow[]): Promise<{ upNext?: WireItem }> {
  const { context: { db }, realm: { realm }, user } = caller;
  const ids = videos.map(({ id }) => id);
  const [last] = !user || user.isGuest || ids.length === 0 ? [] : await db.select().from(progress)
    .where(and(eq(progress.realm, realm), eq(progress.profileId, user.pro.id), inArray(progress.contentId, ids))).orderBy(desc(progress.savedAt)).limit(1);
  const at = last ? ids.indexOf(last.contentId) + (last.position >= last.duration * 0.95 ? 1 : 0) : 0;
  const row = videos[at] ?? videos[0];
  const [upNext] = row ? await presentItems([row], caller) : [];
  return upNext ? { upNext } : {};
}

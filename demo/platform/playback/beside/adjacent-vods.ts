import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { everyItemOf, shownTo } from '../../catalogue/bucket-pages.ts';
import { presentItems } from '../../catalogue/present-items.ts';
import { bucketEntries, contentItems, type ItemRow, views } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';

/** Every episode of a season that the profile may be shown, in order. */
export async function episodesOf(caller: Caller, seasonId: string): Promise<ItemRow[]> {
  const { context: { db, keptData }, realm: { realm }, published } = caller;
  return shownTo(caller, await keptData.read(published, `episodes ${realm} ${seasonId}`, async () => {
    const rows = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm), sql`${contentItems.extras}->>'seasonId' = ${seasonId}`));
    const placeOf = (row: ItemRow) => row.extras.episodeInformation?.episodeNumber ?? 0;
    return rows.filter(({ extras }) => extras.episodeInformation).sort((one, other) => placeOf(one) - placeOf(other));
  }));
}

/**
 * The episodes before and after one.
 *
 * chosen: a video that is no episode has none; what is like it belongs to another call
 *
 * @source spec 1 §7 "GET vod/{id}/adjacent?size=5"
 */
export async function adjacentVodsOf(caller: Caller, { id, extras }: ItemRow, size: number) {
  const { seasonId } = extras;
  const episodes = seasonId === undefined || !extras.episodeInformation ? [] : await episodesOf(caller, seasonId);
  return around(caller, episodes, id, size);
}

/** What stands before and after a title in a list; nothing where the list has it not. */
export async function around(caller: Caller, list: readonly ItemRow[], id: string, size: number) {
  const at = list.findIndex((row) => row.id === id);
  if (at < 0) return { precedingVods: [], followingVods: [] };
  return {
    precedingVods: await presentItems(list.slice(Math.max(0, at - size), at), caller),
    followingVods: await presentItems(list.slice(at + 1, at + 1 + size), caller),
  };
}

/** Every video of a playlist that the profile may be shown, in its own order: the rows of its page, one after the other. */
export async function videosOf(caller: Caller, playlistId: string): Promise<ItemRow[]> {
  const { context: { db, keptData }, realm: { realm }, published } = caller;
  return shownTo(caller, await keptData.read(published, `playlist ${realm} ${playlistId}`, async () => {
    const [page] = await db.select().from(views).where(and(eq(views.realm, realm), eq(views.type, 'playlist'), eq(views.id, playlistId)));
    const rows = page?.elements.flatMap((element) => (element.kind === 'bucket' && element.bucketId !== undefined ? [element.bucketId] : [])) ?? [];
    const entries = await db.select().from(bucketEntries).where(and(eq(bucketEntries.realm, realm), inArray(bucketEntries.bucketId, rows))).orderBy(asc(bucketEntries.position));
    const ids = rows.flatMap((row) => entries.filter(({ bucketId }) => bucketId === row).map(({ contentId }) => contentId));
    const items = await everyItemOf(caller, ids);
    return ids.flatMap((each) => items.get(each) ?? []).filter(({ type }) => type === 'VOD' || type === 'VOD_VIDEO' || type === 'SEASON_VOD');
  }));
}

/** The videos before and after one in a playlist. @source spec 1 §7 "GET playlist/{id}/adjacentTo/{vodId}?size=5" */
export async function adjacentInPlaylist(caller: Caller, playlistId: string, id: string, size: number) {
  return around(caller, await videosOf(caller, playlistId), id, size);
}

import { type Airing, airingOf, isReleased } from '../catalogue/airing.ts';
import { everyItemOf, guardShown } from '../catalogue/bucket-pages.ts';
import { eventEpochOf } from '../catalogue/event-epoch.ts';
import { presentItems } from '../catalogue/present-items.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import type { PlaybackKind } from './playback-callback.ts';
import { presentExtras } from './present-extras.ts';

export const notPlayable = (kind: PlaybackKind) => (kind === 'vod' ? new PlatformError(404, 'vod-not-found', 'No such video.') : new PlatformError(404, 'videoIsNotLive'));

/** An item that plays in this way. @throws PlatformError 403 `title-restricted`; 404 `vod-not-found`, `videoIsNotLive` */
export async function playable(caller: Caller, kind: PlaybackKind, id: string): Promise<ItemRow> {
  const row = (await everyItemOf(caller, [id])).get(id);
  if (!row || row.media === null || (kind === 'live') !== (row.liveChannel !== null)) throw notPlayable(kind);
  await guardShown(caller, row);
  if (kind === 'vod' && !isReleased(row, await eventEpochOf(caller), caller.now)) throw notPlayable(kind);
  return row;
}

/** An item's place in its life as a broadcast. */
export const airingNow = async (caller: Caller, row: ItemRow): Promise<Airing> => airingOf(row, await eventEpochOf(caller), caller.now);

/** An item as a player gets it, and whether it plays for this caller now. @throws PlatformError 404 */
export async function presentPlayable(caller: Caller, kind: PlaybackKind, row: ItemRow) {
  const { state } = await airingNow(caller, row);
  const [item] = await presentItems([row], caller);
  if (!item) throw notPlayable(kind);
  const mayPlay = item.accessLevel === 'GRANTED' && item.onlinePlayback !== 'NOT_AVAILABLE' && state !== 'before' && state !== 'over';
  return { state, mayPlay, item: { ...item, ...await presentExtras(caller, row, item) } };
}

import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { firstFilesOf } from './first-files.ts';
import { factsOf } from './media-facts.ts';
import { isSigned, sign } from '../server/platform-keys.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** How long a callback and a stream address are valid. chosen: long enough for a film with pauses. */
const callbackLifeMs = 15 * 60_000;
const streamLifeMs = 4 * 3_600_000;

export type PlaybackKind = 'vod' | 'live';

const textOf = (kind: PlaybackKind, id: string, realm: string, viewer: string, expires: number): string => `${kind} ${id} ${realm} ${viewer} ${expires}`;

/** The address that answers the streams, for this viewer only. */
export function callbackOf(caller: Caller, kind: PlaybackKind, id: string): string {
  const { context, realm, user, now } = caller;
  const expires = now + callbackLifeMs;
  const signature = sign(context.keys.address, textOf(kind, id, realm.realm, user?.id ?? '', expires));
  return `${realm.settings.origin}/playback/${kind}/${encodeURIComponent(id)}/urls?expires=${expires}&signature=${signature}`;
}

/** @throws PlatformError 403 `invalid-callback`, `callback-expired` */
export function guardCallback(caller: Caller, kind: PlaybackKind, id: string, expires: number, signature: string): void {
  const { context, realm, user, now } = caller;
  if (!isSigned(context.keys.address, textOf(kind, id, realm.realm, user?.id ?? '', expires), signature)) {
    throw new PlatformError(403, 'invalid-callback', 'This address was not made for this viewer.');
  }
  if (now >= expires) throw new PlatformError(403, 'callback-expired', 'This address has expired; ask for the title again.');
}

/** Where the streams of an item are, signed. */
export function streamsOf({ context, now }: Caller, row: ItemRow) {
  const expiresAt = now + streamLifeMs;
  const stream = (path: string) => [{ url: `${context.origins.media}${context.signPath(path, expiresAt)}`, subtitles: [] }];
  const common = { expiresAt: new Date(expiresAt).toISOString() };
  if (row.liveChannel !== null) return { ...common, hls: stream(`/live/${row.realm}/${row.id}/main.m3u8`), dash: [], live: true };
  if (row.media === null) throw new Error(`The item ${row.id} of ${row.realm} has no media.`);
  const film = factsOf(row.media);
  const { files } = film;
  const [main = { url: '', subtitles: [] }] = stream(`/${row.media}/${files.hls}`);
  const hls = row.dashOnly ? [] : [{ ...main, firstFiles: firstFilesOf(film, (file) => new URL(file, main.url).href) }];
  return { ...common, hls, dash: stream(`/${row.media}/${files.dash}`), live: false };
}

import { isSigned, sign } from '../server/platform-keys.ts';

/** What an address on `media` is good by: until a moment in epoch milliseconds, or as long as a session's lease. */
export type GoodBy = number | string;

/** How long an address of a free title is good. chosen: long enough for a film with pauses, as no session and no licence can end it */
export const openLifeMs = 4 * 3_600_000;

/**
 * An address on `media` that ends.
 *
 * `/s/{moment or lease}.{signature}/film/main.m3u8`: the signature covers the folder (everything before the last `/` of the
 * path that was signed), so that relative addresses inside playlists and manifests keep working.
 *
 * @source design/platform.md "Stream addresses are signed and expire"; form chosen: a query would be lost on relative addresses
 */
export function signPath(key: Uint8Array, path: string, goodBy: GoodBy): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return `/s/${goodBy}.${sign(key, `${goodBy} ${folder}`)}${path}`;
}

/**
 * What opens this address: any file under a signed folder has its signature.
 *
 * @returns undefined for an address that was not made here
 */
export function openedBy(key: Uint8Array, signed: string): GoodBy | undefined {
  const match = /^\/s\/(\d{10,16}|[\w-]{22})\.([\w-]{32})(\/[^?#]*)(?:\?.*)?$/.exec(signed);
  const [, goodBy, signature, path] = match ?? [];
  if (!goodBy || !signature || !path || /(^|\/)\.\.?(\/|$)|%|\\/.test(path)) return undefined;
  if (!foldersAbove(path).some((folder) => isSigned(key, `${goodBy} ${folder}`, signature))) return undefined;
  return goodBy.length === 22 ? goodBy : Number(goodBy);
}

/** `/a/b/c.ts` → `/a/b/`, `/a/`. The root itself is never signed. */
function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) folders.push(path.slice(0, at + 1));
  return folders;
}

import { isSigned, sign } from '../server/platform-keys.ts';

/**
 * An address on `media` that expires.
 *
 * `/s/{expiresAt}.{signature}/film/main.m3u8`: the signature covers the folder (everything before the last `/` of the
 * path that was signed), so that relative addresses inside playlists and manifests keep working.
 *
 * @source design/platform.md "Stream addresses are signed and expire"; form chosen: a query would be lost on relative addresses
 */
export function signPath(key: Uint8Array, path: string, expiresAt: number): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return `/s/${expiresAt}.${sign(key, `${expiresAt} ${folder}`)}${path}`;
}

/** Whether a signed media path may still be answered. */
export type PathVerdict = 'valid' | 'expired' | 'altered';

/** Checks `/s/{expiresAt}.{signature}/folder/…/file`; any file under the signed folder is valid. */
export function verifyPath(key: Uint8Array, signed: string, now: number): PathVerdict {
  const match = /^\/s\/(\d{10,16})\.([\w-]{32})(\/[^?#]*)(?:\?.*)?$/.exec(signed);
  const [, expires, signature, path] = match ?? [];
  if (!expires || !signature || !path || /(^|\/)\.\.?(\/|$)|%|\\/.test(path)) return 'altered';
  if (!foldersAbove(path).some((folder) => isSigned(key, `${expires} ${folder}`, signature))) return 'altered';
  return now < Number(expires) ? 'valid' : 'expired';
}

/** `/a/b/c.ts` → `/a/b/`, `/a/`. The root itself is never signed. */
function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) folders.push(path.slice(0, at + 1));
  return folders;
}

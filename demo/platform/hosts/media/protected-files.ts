import { createCipheriv } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { encryptedHeader } from '../../../media/encrypt/encrypt-header.ts';
import { encryptedSegment } from '../../../media/encrypt/encrypt-segment.ts';
import { aes128Playlist, protectedManifest, protectedPlaylist } from '../../../media/encrypt/protected-manifests.ts';
import { trackOf } from '../../../media/film-facts.ts';
import { contentKeyOf, encryptionOf } from '../../playback/drm/content-keys.ts';
import { factsOf } from '../../playback/media-facts.ts';
import { fileInside } from '../files/file-inside.ts';
import type { LiveAnswer } from './live-answer.ts';

/** `/protected/cbcs/cinema/1122/film/v360/3.m4s`: a file of the film, encrypted for a title of a tenant. */
const address = /^protected\/(cenc|cbcs|aes-128)\/([\w-]+)\/([\w.-]+)\/(film|clips\/[\w-]+)\/(.+)$/;

const answer = (type: string, body: string | Buffer): LiveAnswer => ({ type, body, keepSeconds: 3600 });
const text = (body: string, file: string): LiveAnswer => answer(file.endsWith('.mpd') ? 'application/dash+xml' : 'application/vnd.apple.mpegurl', body);

/** The vector of a whole encrypted segment is its number in the playlist. @source RFC 8216 §5.2 */
function aes128(file: Buffer, key: Buffer, number: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(number - 1, 12);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(file), cipher.final()]);
}

/**
 * Encrypts a file of the film as it is asked for.
 *
 * chosen: on request, so that the repository holds no second copy of the film for each scheme
 *
 * @param relative the path behind the signature @param secret of the platform
 * @returns undefined for what is no such file
 */
export async function answerProtected(root: string, secret: Uint8Array, relative: string): Promise<LiveAnswer | undefined> {
  const [, scheme = '', realm = '', id = '', media = '', file = ''] = address.exec(relative) ?? [];
  const title = { realm, id };
  if (file === 'key.bin') return scheme === 'aes-128' ? { ...answer('application/octet-stream', contentKeyOf(secret, title)), keepSeconds: 0 } : undefined;
  const found = file === '' ? undefined : await fileInside(root, `${media}/${file}`);
  if (!found) return undefined;
  const bytes = await readFile(found.path);
  const [, name = '', number = ''] = /^([\w-]+)\/(init|\d+)\.(?:mp4|m4s)$/.exec(file) ?? [];
  const track = trackOf(factsOf(media), name);
  if (scheme === 'aes-128') {
    if (track && number !== 'init') return answer('video/mp4', aes128(bytes, contentKeyOf(secret, title), Number(number)));
    return file.endsWith('.m3u8') && !file.startsWith('text-') ? text(aes128Playlist(bytes.toString('utf8')), file) : plain(file, bytes);
  }
  const encryption = encryptionOf(secret, title, scheme === 'cbcs' ? 'cbcs' : 'cenc');
  if (track) return answer('video/mp4', number === 'init' ? encryptedHeader(bytes, encryption, track.kind) : encryptedSegment(bytes, { track: name, kind: track.kind, number: Number(number) }, encryption));
  if (file.endsWith('.mpd')) return text(protectedManifest(factsOf(media), encryption), file);
  return file.endsWith('.m3u8') ? text(protectedPlaylist(bytes.toString('utf8'), encryption), file) : plain(file, bytes);
}

const types: ReadonlyMap<string, string> = new Map(Object.entries<string>({ vtt: 'text/vtt; charset=utf-8', jpg: 'image/jpeg', mp4: 'video/mp4', m3u8: 'application/vnd.apple.mpegurl' }));

/** Captions, pictures, their playlists, and the header of segments that are encrypted whole are not encrypted; nothing else goes out so. */
function plain(file: string, body: Buffer): LiveAnswer | undefined {
  const isClear = /\.(?:vtt|jpg)$|^text-[\w-]+\.m3u8$|^[\w-]+\/init\.mp4$/.test(file);
  return isClear ? answer(types.get(file.split('.').at(-1) ?? '') ?? 'application/octet-stream', body) : undefined;
}

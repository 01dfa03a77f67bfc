import { extname } from 'node:path';

const byExtension: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json', '.json': 'application/json; charset=utf-8', '.svg': 'image/svg+xml; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl', '.mpd': 'application/dash+xml', '.mp4': 'video/mp4', '.m4s': 'video/iso.segment',
  '.m4a': 'audio/mp4', '.ts': 'video/mp2t', '.vtt': 'text/vtt; charset=utf-8', '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a file is called on the wire, by its name; undefined for a kind that these hosts never serve. */
export const mediaTypeOf = (path: string): string | undefined => byExtension[extname(path).toLowerCase()];

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PictureFolder } from './picture-folder.ts';

/** As an address ends: WebP for pages, JPEG for the sites that show a shared page. */
export type PictureFormat = 'webp' | 'jpg';

export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures that were made before, by what they were made from. chosen: at most half a gigabyte, some ten thousand of them */
const kept = new PictureFolder(fileURLToPath(new URL('../../.footlight/pictures/', import.meta.url)), 512 * 1024 * 1024);

// A page asks for twenty pictures at once: each gets one thread.
sharp.concurrency(1);

/**
 * A drawing as a photograph would come: in pixels, as wide as it is asked for.
 *
 * @param svg whose own width is `drawnPx`
 */
export async function pictureFile(svg: string, drawnPx: number, widthPx: number, format: PictureFormat): Promise<Buffer> {
  const name = `${createHash('sha1').update(`${widthPx} ${svg}`).digest('hex')}.${format}`;
  const before = await readFile(join(kept.folder, name)).catch(() => undefined);
  if (before) return before;
  const drawn = sharp(Buffer.from(svg), { density: (72 * widthPx) / drawnPx }).resize({ width: widthPx });
  const made = await (format === 'webp' ? drawn.webp({ quality: 72, effort: 2 }) : drawn.jpeg({ quality: 82 })).toBuffer();
  await kept.keep(name, made);
  return made;
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** As an address ends: WebP for pages, JPEG for the sites that show a shared page. */
export type PictureFormat = 'webp' | 'jpg';

export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures that were made before, by what they were made from. */
const folder = fileURLToPath(new URL('../../.footlight/pictures/', import.meta.url));

// A page asks for twenty pictures at once: each gets one thread.
sharp.concurrency(1);

/**
 * A drawing as a photograph would come: in pixels, as wide as it is asked for.
 *
 * @param svg whose own width is `drawnPx`
 */
export async function pictureFile(svg: string, drawnPx: number, widthPx: number, format: PictureFormat): Promise<Buffer> {
  const file = join(folder, `${createHash('sha1').update(`${widthPx} ${svg}`).digest('hex')}.${format}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = sharp(Buffer.from(svg), { density: (72 * widthPx) / drawnPx }).resize({ width: widthPx });
  const made = await (format === 'webp' ? drawn.webp({ quality: 72, effort: 2 }) : drawn.jpeg({ quality: 82 })).toBuffer();
  await keep(file, made);
  return made;
}

/** Another process may make the same picture meanwhile: the file appears whole. A folder that cannot be written costs time alone. */
async function keep(file: string, made: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, made);
    await rename(unfinished, file);
  } catch {
    // Made again at the next request.
  }
}

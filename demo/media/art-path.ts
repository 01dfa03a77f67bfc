import type { ArtworkKind } from './artwork.ts';
import type { PictureFormat } from './picture-file.ts';

export type PictureKind = Exclude<ArtworkKind, 'logo'>;

/** How wide a picture is for a page that does not choose a width, pixels. */
export const USUAL_WIDTHS: Readonly<Record<PictureKind, number>> = { landscape: 600, poster: 400, square: 400, hero: 1440 };

/** Where a picture is, on the host of the media. The `width` may be another. */
export const artPath = (kind: PictureKind, genre: string, seed: string, format: PictureFormat = 'webp'): string =>
  `/art/${kind}/${genre}/${seed}.${format}?width=${USUAL_WIDTHS[kind]}`;

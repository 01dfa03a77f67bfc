import type { WebVttCue } from '../../../contracts/playback/web-vtt.ts';

/** What a stretch of a title looks like: a picture of its own, or a region of a sheet. Seconds. */
export interface Thumbnail {
  start: number;
  end: number;
  url: string;
  /** Pixels on the sheet; undefined where the whole picture is meant. */
  region?: Region;
}

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fragment = /#xywh=(?:pixel:)?(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/;

/**
 * The pictures that a thumbnail file names.
 *
 * @param resolve makes a whole address of a written one; undefined where it must not be asked for
 * @source spec 1 §3 "Chapters and thumbnails track"; https://www.w3.org/TR/media-frags "xywh"
 */
export function thumbnailsOf(cues: readonly Omit<WebVttCue, 'settings'>[], resolve: (address: string) => string | undefined): Thumbnail[] {
  return cues.flatMap(({ start, end, text }) => {
    const [line = ''] = text.split('\n');
    const url = resolve(line.replace(/#.*$/, ''));
    const region = regionOf(line);
    return url && region !== null ? [{ start, end, url, region }] : [];
  });
}

/** @returns undefined for a whole picture, null for a region that cannot be shown */
function regionOf(address: string): Region | undefined | null {
  if (!address.includes('#')) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = fragment.exec(address)?.slice(1).map(Number) ?? [];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** What a moment looks like; between two pictures the earlier one. */
export function thumbnailAt(thumbnails: readonly Thumbnail[], seconds: number): Thumbnail | undefined {
  return thumbnails.findLast(({ start }) => start <= seconds) ?? thumbnails[0];
}

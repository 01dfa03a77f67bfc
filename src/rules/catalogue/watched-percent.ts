import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

/**
 * How much of a title this profile has seen, as a whole percentage from 1 to 100.
 *
 * @returns undefined when nothing was seen, or the length is unknown
 * @source spec 1 §2.4 "watchProgress over duration as a percentage"; rounding chosen: a bar that is drawn is never empty
 */
export function watchedPercent({ watchProgress, duration }: Pick<ContentItem, 'watchProgress' | 'duration'>): number | undefined {
  if (!watchProgress || !duration || !(watchProgress > 0) || !(duration > 0)) return undefined;
  return Math.max(1, Math.min(100, Math.round((watchProgress / duration) * 100)));
}

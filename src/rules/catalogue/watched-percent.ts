import type { ContentItem } from '../../contracts/catalogue/content-item.ts';

/**
 * How much of a title this profile has watched, as an integer from 1 to 100.
 *
 * @returns undefined when nothing was watched, or the duration is unknown
 * @source spec 1 §2.4 "watchProgress over duration as a percentage"; chosen: at least 1, so that a visible bar is never empty
 */
export function watchedPercent({ watchProgress, duration }: Pick<ContentItem, 'watchProgress' | 'duration'>): number | undefined {
  if (!watchProgress || !duration || !(watchProgress > 0) || !(duration > 0)) return undefined;
  return Math.max(1, Math.min(100, Math.round((watchProgress / duration) * 100)));
}

import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';

/** What a page is shown on. */
export type GridDevice = 'mobile' | 'tablet' | 'desktop' | 'tv';

/**
 * What a window is, by its size in pixels.
 *
 * @source spec 1 §9 "mobile max 600 px wide or 500 px high, tablet 600-1024, desktop 1024-1920, TV over 1920"; chosen: a width that stands in two ranges belongs to the smaller one
 */
export function gridDeviceOf({ width, height }: { width: number; height: number }): GridDevice {
  if (width <= 600 || height <= 500) return 'mobile';
  return width <= 1024 ? 'tablet' : width <= 1920 ? 'desktop' : 'tv';
}

/** @source spec 1 §9 "Card grid columns" */
const columns: Record<GridDevice, Record<GridDisplay, number>> = {
  desktop: { default: 6, playlist: 5, posters: 5, section: 5 },
  mobile: { default: 2, playlist: 2, posters: 3, section: 2 },
  tablet: { default: 4, playlist: 3, posters: 5, section: 3 },
  tv: { default: 8, playlist: 6, posters: 6, section: 6 },
};

/** How many cards stand in a line of a grid. */
export const gridColumns = (device: GridDevice, display: GridDisplay): number => columns[device][display];

/** How long a size must last before a grid follows it, milliseconds. @source spec 1 §9 "100 ms in the card grid" */
export const gridResizeMs = 100;

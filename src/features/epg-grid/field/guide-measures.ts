import { tickMinutes } from '../../../rules/guide/time-scale.ts';

/** How much a row shows. */
export type GuideDensity = 'comfortable' | 'compact';

/** Measures of the grid, in pixels. */
export interface GuideMeasures {
  pixelsPerMinute: number;
  row: number;
  ruler: number;
  channel: number;
  /** Minutes between two marks of the ruler. */
  tick: number;
}

/** chosen: a row as high as two lines and a target, or as one line and a target */
const rowOf: Record<GuideDensity, number> = { comfortable: 72, compact: 48 };
const narrowBelow = 640;

/** At most this many cells are mounted, whatever the guide holds. @source design/guide.md "the DOM stays bounded", issue "at most 400 cells" */
export const mostCells = 400;
/** Rows and minutes mounted beyond the edge, so that a scroll shows cells at once. */
export const overscan = { rows: 2, minutes: 60 };

/** Pixels along time within which nothing is drawn anew: the width of a short word. */
export const inlineStep = 60;

/** Pixels; chosen: a cell with more room holds its times also where letters are half as large again. */
export const tightBelow = 220;

/** @param width of the grid; a narrow one leaves the programmes most of it */
export const measuresOf = (hourPixels: number, density: GuideDensity, width: number): GuideMeasures => ({
  pixelsPerMinute: hourPixels / 60, row: rowOf[density], ruler: 40, channel: width < narrowBelow ? 84 : 200, tick: tickMinutes(hourPixels),
});

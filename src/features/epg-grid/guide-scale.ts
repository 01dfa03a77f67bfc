/** Measures of the grid, in pixels. chosen: four hours in a desktop's width, a row as high as two lines and a target */
export const scale = { pixelsPerMinute: 4, row: 72, ruler: 40, channel: 184, narrowChannel: 76, narrowBelow: 640 };

/** Rows and minutes mounted beyond the edge, so that a scroll shows cells at once. */
export const overscan = { rows: 2, minutes: 60 };

/** At most this many cells are mounted, whatever the guide holds. */
export const mostCells = 400;

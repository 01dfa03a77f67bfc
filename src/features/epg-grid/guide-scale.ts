/** Measures of the grid, in pixels. Chosen: four hours in a desktop's width, a row as high as two lines and a target. */
export const scale = { pixelsPerMinute: 4, row: 72, ruler: 40, channel: 184, narrowChannel: 76, narrowBelow: 640 };

/** Rows and minutes drawn beyond the edge, so that a scroll meets cells. */
export const overscan = { rows: 2, minutes: 60 };

/** At most this many cells are mounted, whatever the guide holds. */
export const mostCells = 400;

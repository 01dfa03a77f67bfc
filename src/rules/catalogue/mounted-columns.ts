/** What a long row shows of its columns, each as wide as a card and the gap behind it. */
export interface RowSight {
  /** How far the row was scrolled, in pixels, in reading order. */
  offset: number;
  /** The width of a column with its gap, in pixels. */
  stride: number;
  perRow: number;
  columns: number;
}

/**
 * Which columns of a long row are mounted: what is seen, and a screen and a half on either side.
 *
 * It moves by half a screen at a time, so that most steps of a scroll mount nothing.
 *
 * @returns the first and the last column, both mounted
 * @source design/catalogue-and-site.md "Long rows mount what is near"; chosen: how near
 */
export function mountedColumns({ offset, stride, perRow, columns }: RowSight): { first: number; last: number } {
  const step = Math.max(1, Math.floor(perRow / 2));
  const seen = Math.floor(Math.min(offset / stride, Math.max(0, columns - 1)) / step) * step;
  const ahead = perRow + step;
  return { first: Math.max(0, seen - ahead), last: Math.min(columns - 1, seen + step + perRow + ahead) };
}

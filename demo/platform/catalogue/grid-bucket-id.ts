/** A grid is kept as a row of its own. */
export const gridBucketId = (gridViewConfigId: string): string => `grid-${gridViewConfigId}`;

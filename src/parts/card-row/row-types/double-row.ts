import { lateLayout, rowType } from './row-type.ts';

/** Cards in two lines: it counts as two rows. @source spec 1 §2.4 "double row (counts as two rows)" */
export const doubleRow = rowType('double', (row) => (row.rowTypeData?.rowCount ?? 1) > 1, {
  Layout: lateLayout(() => import('../layouts/double-layout.tsx').then((module) => module.DoubleLayout)),
});

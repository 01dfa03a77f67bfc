import { rowType } from './row-type.ts';

/** Upright pictures. */
export const poster = rowType('poster', (row) => row.rowTypeData?.displayPosters === true, { variantOf: () => 'poster' });

import { rowType } from './row-type.ts';

/** Any cards, one beside the other. */
export const base = rowType('base', () => true);

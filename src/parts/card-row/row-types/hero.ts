import { rowType } from './row-type.ts';

/** The titles of a hero, where they stand in a row. */
export const hero = rowType('HERO');

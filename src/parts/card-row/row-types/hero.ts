import { rowType } from './row-type.ts';

/** The titles of a hero, shown as a row. */
export const hero = rowType('HERO');

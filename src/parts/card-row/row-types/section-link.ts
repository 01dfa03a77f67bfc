import { rowType } from './row-type.ts';

/** Links to sections. */
export const sectionLink = rowType('SECTION_LINK');

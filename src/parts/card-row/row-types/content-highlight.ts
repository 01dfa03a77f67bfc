import { rowType } from './row-type.ts';

/** Titles that the platform puts forward. */
export const contentHighlight = rowType('CONTENT_HIGHLIGHT');

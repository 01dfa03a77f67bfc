import { rowType } from './row-type.ts';

/** A section of the guide. @source spec 1 §9 "25 for EPG sections" */
export const epg = rowType('EPG', { pageSize: 25 });

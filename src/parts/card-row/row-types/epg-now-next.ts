import { rowType } from './row-type.ts';

/** Channels, each with what it airs now and next. */
export const epgNowNext = rowType('EPG_NOW_NEXT', { refreshOn: ['entitlements', 'live'] });

import { ofType, rowType } from './row-type.ts';

/** Channels, each with what it airs now and next. */
export const epgNowNext = rowType('now-next', ofType('EPG_NOW_NEXT'), { refreshOn: ['entitlements', 'live'] });

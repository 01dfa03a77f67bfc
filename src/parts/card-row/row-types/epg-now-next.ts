import { ofType, rowType } from './row-type.ts';

/** Channels, each with what it airs now and next. */
export const epgNowNext = rowType('now-next', ofType('EPG_NOW_NEXT'), {
  refreshOn: ['entitlements', 'live'],
  // The panel keeps its place in a card, whatever it says.
  place: 'calc(0.5625 * var(--fl-row-card) + 10.03rem)',
});

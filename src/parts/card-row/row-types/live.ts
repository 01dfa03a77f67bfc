import { rowType } from './row-type.ts';

/** Live events. */
export const live = rowType('LIVE', { refreshOn: ['entitlements', 'live'] });

import { ofType, rowType } from './row-type.ts';

/** Live events. */
export const live = rowType('live', ofType('LIVE'), { refreshOn: ['entitlements', 'live'] });

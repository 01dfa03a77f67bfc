import { ofType, rowType } from './row-type.ts';

/** What the viewer has begun: every saved position may change it. */
export const continueWatching = rowType('continue-watching', ofType('CONTINUE_WATCHING'), { refreshOn: ['entitlements', 'progress'] });

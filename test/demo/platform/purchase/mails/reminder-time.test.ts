import { expect, test } from 'vitest';
import type { SubscriptionRow } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { remindersOf } from '../../../../../demo/platform/purchase/mails/reminder-time.ts';

const day = 86_400_000;
const running = { status: 'ACTIVE', paused: false, resumeAt: null, expiresAt: 365 * day, renews: true, period: 'P1Y', purchasedAt: 0, failedTries: 0, pendingActions: [] } as unknown as SubscriptionRow;

/** What stands, and the days on which it is reminded of. */
test.each<[string, Partial<SubscriptionRow>, [string, number][]]>([
  ['a free trial of two weeks', { status: 'TRIAL_ACTIVE', expiresAt: 14 * day }, [['trialEnds', 11]]],
  ['a free trial of a week', { status: 'TRIAL_ACTIVE', expiresAt: 7 * day }, [['trialEnds', 4]]],
  ['a free trial of three days', { status: 'TRIAL_ACTIVE', expiresAt: 3 * day }, [['trialEnds', 2]]],
  ['a free trial that was cancelled', { status: 'TRIAL_ACTIVE', expiresAt: 7 * day, renews: false }, []],
  ['a yearly renewal', {}, [['renewalAhead', 351]]],
  ['a renewal every two years', { period: 'P2Y', expiresAt: 730 * day }, [['renewalAhead', 716]]],
  ['a monthly renewal', { period: 'P1M', expiresAt: 30 * day }, []],
  ['a yearly one that was cancelled', { renews: false }, []],
  ['one that is bought once', { period: null, renews: false }, []],
  ['one for ever', { expiresAt: null }, []],
  ['an unpaid one', { failedTries: 1 }, []],
  ['one that will be paused instead', { pendingActions: [{ action: 'PAUSE', requestedAt: 0 }] }, []],
  ['a pause with an end', { paused: true, status: 'EXPIRED', resumeAt: 400 * day }, [['pauseEnds', 397]]],
  ['a pause without an end', { paused: true, status: 'EXPIRED' }, []],
])('%s', (_what, change, reminded) => {
  expect(remindersOf({ ...running, ...change }).map(({ kind, at }) => [kind, at / day])).toEqual(reminded);
});

import { expect, test } from 'vitest';
import { trialDays } from '../../../src/rules/purchase/trial-days.ts';

/** The period codes of spec 2 §5, in its order. */
test.each([['P1D', 1], ['P7D', 7], ['P1W', 7], ['P14D', 14], ['P1M', 30], ['P2M', 60], ['P3M', 90], ['P6M', 180], ['P1Y', 365], ['P2Y', 730]])('a trial of %s lasts %i days', (duration, days) => {
  expect(trialDays(duration)).toBe(days);
});

test.each([undefined, '', 'P0D', 'P0M', 'P-3D', 'PT4H', 'P1M2D', 'P1X', 'fortnight', 'P14D ', 'P99999D'])('nothing is said of a trial of %s', (duration) => {
  expect(trialDays(duration)).toBeUndefined();
});

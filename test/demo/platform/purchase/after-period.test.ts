import { describe, expect, test } from 'vitest';
import { afterPeriod } from '../../../../demo/platform/purchase/after-period.ts';

describe('a licence period', () => {
  test.each([
    ['2026-01-15T10:00:00Z', 'P1M', '2026-02-15T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 'P1M', '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 'P1M', '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 'P1Y', '2029-02-28T10:00:00Z'],
    ['2026-12-31T23:59:59Z', 'P2M', '2027-02-28T23:59:59Z'],
    ['2026-05-01T00:00:00Z', 'P14D', '2026-05-15T00:00:00Z'],
    ['2026-05-01T00:00:00Z', 'P1W', '2026-05-08T00:00:00Z'],
    ['2026-05-01T00:00:00Z', 'P2Y', '2028-05-01T00:00:00Z'],
  ])('from %s, %s ends at %s', (from, period, to) => {
    expect(new Date(afterPeriod(Date.parse(from), period)).toISOString()).toBe(new Date(to).toISOString());
  });

  test('that is none is refused', () => {
    expect(() => afterPeriod(0, 'monthly')).toThrow(RangeError);
  });
});

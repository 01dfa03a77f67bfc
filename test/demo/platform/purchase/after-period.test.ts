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

  /** Where clocks change, and once where they do not: by an hour, by half an hour, in the north and in the south. */
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Australia/Adelaide', 'America/Sao_Paulo'];
  const begun = ['2026-03-28T23:30:00Z', '2026-10-24T22:30:00Z', '2026-03-08T06:59:00Z', '2026-11-01T04:30:00Z', '2026-04-04T14:45:00Z', '2026-10-03T15:15:00Z', '2026-06-15T00:00:00Z', '2026-01-31T12:00:00Z'];
  const day = 86_400_000;
  /** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
  const aheadBy = (at: number, zone: string): number => {
    const { year, month, day: date, hour, minute, second } = Object.fromEntries(new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }).formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(year!, month! - 1, date, hour, minute, second) - at;
  };

  test.each(zones.flatMap((zone) => begun.map((from) => [zone, from] as const)))('in %s from %s is as long on the viewer’s clock as in UTC, but for the change of the clocks', (zone, from) => {
    const start = Date.parse(from);
    for (const period of ['P1D', 'P7D', 'P14D', 'P1M', 'P3M', 'P1Y']) {
      const ends = Array.from({ length: 14 }, (_, place) => afterPeriod(start, period, place));
      for (const [place, end] of ends.entries()) {
        expect(end % day, 'the same moment of the day').toBe(start % day);
        expect(Math.abs(aheadBy(end, zone) - aheadBy(start, zone)), 'no further than clocks are moved').toBeLessThanOrEqual(3_600_000);
        if (place > 0) expect(end - ends[place - 1]!, 'no period is shorter than its days').toBeGreaterThanOrEqual({ P1D: 1, P7D: 7, P14D: 14, P1M: 28, P3M: 89, P1Y: 365 }[period]! * day);
      }
      const dates = ends.map((end) => new Date(end + aheadBy(end, zone)).toISOString().slice(0, 10));
      if (period !== 'P1D') expect(new Set(dates).size, 'each on a day of its own').toBe(ends.length);
    }
  });
});

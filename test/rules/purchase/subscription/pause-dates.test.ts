import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfMoment, momentOfDate, pauseDateProblem, pauseEnds } from '../../../../src/rules/purchase/subscription/pause-dates.ts';

const moment = { now: Date.parse('2026-11-24T12:00:00Z'), zone: 'UTC' };
const days = (longest: number | undefined) => pauseEnds(longest, moment).map((end) => dateOfMoment(end, 'UTC'));

test('the usual pauses are offered, up to the longest that the licence allows', () => {
  expect(days(90)).toEqual(['2026-12-01', '2026-12-08', '2026-12-24', '2027-01-23', '2027-02-22']);
  expect(days(10)).toEqual(['2026-12-01', '2026-12-04']);
  expect(days(3)).toEqual(['2026-11-27']);
  expect(days(0)).toEqual([]);
  expect(days(undefined)).toHaveLength(6);
});

test.each([
  ['2026-11-24', 'subscriptionDateTooEarly'], ['2025-01-01', 'subscriptionDateTooEarly'], ['2026-11-25', undefined], ['2027-02-22', undefined],
  ['2027-02-23', 'subscriptionDateTooLate'], ['2026-02-30', 'dateWrong'], ['', 'dateWrong'], ['soon', 'dateWrong'],
])('a pause until %j: %s', (date, problem) => {
  expect(pauseDateProblem(date, 90, moment)).toBe(problem);
});

test('a pause without a limit may be as long as one likes', () => {
  expect(pauseDateProblem('2099-01-01', undefined, moment)).toBeUndefined();
});

test('what is offered may be entered, and an entered day begins in the viewer’s zone', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Asia/Kathmandu');
  fc.assert(fc.property(zones, fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 400 }), (zone, ahead, longest) => {
    const seen = { now: moment.now + ahead * 3_600_000, zone };
    for (const end of pauseEnds(longest, seen)) {
      const date = dateOfMoment(end, zone);
      expect(momentOfDate(date, zone)).toBe(end);
      expect(pauseDateProblem(date, longest, seen)).toBeUndefined();
      expect(end).toBeGreaterThan(seen.now);
    }
  }));
});

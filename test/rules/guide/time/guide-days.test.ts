import { describe, expect, it } from 'vitest';
import { dayStart, daysOf, guideRange, primeTimeOf, sameTimeOn, shownDay, ticksOf } from '../../../../src/rules/guide/time/guide-days.ts';

const hour = 3_600_000;
const at = (iso: string): number => Date.parse(iso);
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 16);

describe('a day is as long as its zone makes it', () => {
  it.each<[zone: string, within: string, start: string, hours: number, prime: string]>([
    ['Europe/London', '2026-03-29T12:00Z', '2026-03-29T00:00', 23, '2026-03-29T19:00'],
    ['Europe/London', '2026-10-25T12:00Z', '2026-10-24T23:00', 25, '2026-10-25T20:00'],
    ['Europe/London', '2026-06-10T22:59Z', '2026-06-09T23:00', 24, '2026-06-10T19:00'],
    ['Europe/London', '2026-06-10T23:01Z', '2026-06-10T23:00', 24, '2026-06-11T19:00'],
    ['America/New_York', '2026-03-08T12:00Z', '2026-03-08T05:00', 23, '2026-03-09T00:00'],
    ['America/New_York', '2026-11-01T12:00Z', '2026-11-01T04:00', 25, '2026-11-02T01:00'],
    // Midnight is skipped: the day begins at one.
    ['Asia/Amman', '2021-03-26T12:00Z', '2021-03-25T22:00', 23, '2021-03-26T17:00'],
    // One o'clock becomes midnight again: the day has it twice and begins with the first.
    ['Asia/Amman', '2021-10-29T12:00Z', '2021-10-28T21:00', 25, '2021-10-29T18:00'],
    ['Asia/Amman', '2026-03-27T12:00Z', '2026-03-26T21:00', 24, '2026-03-27T17:00'],
    // Half an hour.
    ['Australia/Lord_Howe', '2026-04-05T06:00Z', '2026-04-04T13:00', 24.5, '2026-04-05T09:30'],
    ['Australia/Lord_Howe', '2026-10-04T06:00Z', '2026-10-03T13:30', 23.5, '2026-10-04T09:00'],
    ['Asia/Kathmandu', '2026-10-04T06:00Z', '2026-10-03T18:15', 24, '2026-10-04T14:15'],
  ])('%s at %s', (zone, within, start, hours, prime) => {
    expect(iso(dayStart(at(within), zone))).toBe(start);
    expect((dayStart(at(within), zone, 1) - dayStart(at(within), zone)) / hour).toBe(hours);
    expect(iso(primeTimeOf(at(within), zone))).toBe(prime);
  });
});

describe('the ruler', () => {
  const labels = (zone: string, from: string, hours: number, step: number) =>
    ticksOf({ from: at(from), to: at(from) + hours * hour }, step, zone).map(({ at: moment, isRepeated }) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(moment) + (isRepeated ? ' again' : ''));

  it.each<[zone: string, from: string, hours: number, step: number, says: string[]]>([
    ['Europe/London', '2026-03-29T00:00Z', 3, 60, ['00:00', '02:00', '03:00']],
    ['Europe/London', '2026-10-24T23:00Z', 4, 60, ['00:00', '01:00', '01:00 again', '02:00']],
    ['America/New_York', '2026-11-01T05:00Z', 2, 30, ['01:00', '01:30', '01:00 again', '01:30 again']],
    ['Australia/Lord_Howe', '2026-04-04T14:30Z', 1.5, 30, ['01:30', '01:30 again', '02:00']],
    ['Australia/Lord_Howe', '2026-10-03T15:00Z', 1.5, 30, ['01:30', '02:30', '03:00']],
    ['Asia/Kathmandu', '2026-10-04T06:00Z', 2, 60, ['12:00', '13:00']],
    ['Asia/Amman', '2021-03-25T21:00Z', 2, 60, ['23:00', '01:00']],
    ['Europe/London', '2026-06-10T12:00Z', 1, 15, ['13:00', '13:15', '13:30', '13:45']],
  ])('%s from %s for %d hours by %d minutes', (zone, from, hours, step, says) => {
    expect(labels(zone, from, hours, step)).toEqual(says);
  });
});

it('covers seventeen days from yesterday, each beginning at midnight', () => {
  const range = guideRange(at('2026-10-20T09:00Z'), 'Europe/London');
  const days = daysOf(range, 'Europe/London');
  expect(days).toHaveLength(17);
  expect(days.map(iso).slice(0, 2)).toEqual(['2026-10-18T23:00', '2026-10-19T23:00']);
  expect(iso(days[7] ?? 0)).toBe('2026-10-26T00:00');
  expect(iso(range.to)).toBe('2026-11-05T00:00');
});

it('the day that shows is the one that begins within the lead of a jump', () => {
  const range = guideRange(at('2026-06-10T09:00Z'), 'UTC');
  expect(iso(shownDay(range, at('2026-06-11T23:45Z'), 'UTC'))).toBe('2026-06-12T00:00');
  expect(iso(shownDay(range, at('2026-06-11T23:44Z'), 'UTC'))).toBe('2026-06-11T00:00');
  expect(iso(shownDay(range, at('2027-06-11T23:44Z'), 'UTC'))).toBe('2026-06-25T00:00');
});

it('keeps the time of the clock over a change', () => {
  expect(iso(sameTimeOn(at('2026-10-25T23:00Z'), at('2026-10-20T08:30Z'), 'Europe/London'))).toBe('2026-10-25T09:30');
});

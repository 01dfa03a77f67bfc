import { expect, test } from 'vitest';
import { dayAndMonth } from '../../../../src/rules/purchase/subscription/day-and-month.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const written = (day: string, locale: string, zone = 'UTC') => dayAndMonth(Date.parse(day), locale, { now, zone });

/** @source spec 2 §9 "date format M/D for en_US, D/M otherwise" */
test.each([
  ['en-US', '12/5'], ['en_US', '12/5'], ['en-us', '12/5'], ['en', '5/12'], ['en-GB', '5/12'], ['es', '5/12'], ['pt-BR', '5/12'], ['ar', '5/12'], ['en-USX', '5/12'],
])('%s: %s', (locale, text) => {
  expect(written('2026-12-05T12:00:00Z', locale)).toBe(text);
});

test.each([
  ['2027-11-24T12:00:00Z', '24/11'], ['2027-11-25T12:00:00Z', '25/11/2027'], ['2028-02-29T12:00:00Z', '29/2/2028'], ['2027-01-01T00:00:00Z', '1/1'],
  ['2026-11-24T00:00:00Z', '24/11'], ['2026-11-23T12:00:00Z', '23/11/2026'],
])('%s is the next day of its name, or has its year: %s', (day, text) => {
  expect(written(day, 'es')).toBe(text);
});

test('the day is that of the viewer’s zone', () => {
  expect(written('2026-12-05T23:30:00Z', 'es', 'Europe/Berlin')).toBe('6/12');
  expect(written('2026-12-05T23:30:00Z', 'en-US', 'America/New_York')).toBe('12/5');
});

import { expect, it } from 'vitest';
import { dayName, dayOf } from '../../../../src/rules/catalogue/listings/day-name.ts';

const evening = Date.parse('2026-01-15T23:30:00Z');

it.each([
  ['2026-01-15', 'Europe/London', { labelKey: 'today' }],
  ['2026-01-16', 'Europe/London', { labelKey: 'tomorrow' }],
  ['2026-01-16', 'Europe/Madrid', { labelKey: 'today' }],
  ['2026-01-17', 'Europe/London', { date: 'Sat, 17 January 2026' }],
])('%s in %s is %j', (day, timeZone, name) => {
  expect(dayName(day, evening, { locale: 'en', timeZone })).toEqual(name);
});

it('tomorrow is tomorrow on the day the clocks change too', () => {
  expect(dayName('2026-03-30', Date.parse('2026-03-29T10:00:00Z'), { locale: 'en', timeZone: 'Europe/London' })).toEqual({ labelKey: 'tomorrow' });
});

it('a moment belongs to the day of its zone', () => {
  expect([dayOf(evening, 'Europe/London'), dayOf(evening, 'Asia/Tokyo')]).toEqual(['2026-01-15', '2026-01-16']);
});

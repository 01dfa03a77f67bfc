import { expect, it } from 'vitest';
import { timeRangeOf } from '../../../src/parts/clock/time-range.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

it.each([
  ['within a day as the language writes it', 'en', at(21, 9), at(21, 10, 30), '9:00 – 10:30 AM'],
  ['past midnight without dates', 'en', at(21, 21), at(22, 0), '9:00 PM – 12:00 AM'],
  ['over days without dates', 'en', at(21, 21), at(23, 1), '9:00 PM – 1:00 AM'],
  ['past midnight in a language of 24 hours', 'es', at(21, 21), at(22, 1), '21:00 – 1:00'],
])('writes a time %s', (_, locale, start, end, text) => {
  expect(plain(timeRangeOf(locale, start, end))).toBe(text);
});

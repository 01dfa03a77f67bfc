import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startText } from '../../../src/rules/catalogue/card-lines.ts';
import { dayName } from '../../../src/rules/catalogue/listings/day-name.ts';
import { formatLocale } from '../../../src/rules/wire/format-locale.ts';

const start = Date.UTC(2026, 10, 3, 20, 30);
const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0\u200f]/g, ' ');

describe('"Date format M/D for en_US and D/M otherwise"', () => {
  it.each([
    ['en-US', '11/3'], ['en', '03/11'], ['en-GB', '03/11'], ['en-AU', '3/11'], ['es', '3/11'], ['pt', '03/11'], ['ar', '3 /11'],
  ])('%s writes %s', (locale, text) => {
    expect(plain(new Intl.DateTimeFormat(formatLocale(locale), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(start))).toBe(text);
  });
});

describe('"upcoming events use \'ddd, LL\'"', () => {
  it.each([
    ['en-US', 'Tue, November 3, 2026', 'Tue, November 3 at 8:30 PM'], ['en', 'Tue, 3 November 2026', 'Tue, 3 November at 8:30 pm'], ['en-GB', 'Tue, 3 November 2026', 'Tue 3 November at 20:30'],
    ['es', 'mar, 3 de noviembre de 2026', 'mar, 3 de noviembre, 20:30'], ['pt', 'ter., 3 de novembro de 2026', 'ter., 3 de novembro às 20:30'], ['ar', 'الثلاثاء، 3 نوفمبر 2026', 'الثلاثاء، 3 نوفمبر في 8:30 م'],
  ])('%s heads the day with %s and the card with %s', (locale, heading, card) => {
    const day = dayName('2026-11-03', start - 5 * 86_400_000, { locale, timeZone: 'UTC' });
    expect('date' in day && plain(day.date)).toBe(heading);
    expect(plain(startText(start, { locale, timeZone: 'UTC' }))).toBe(card);
  });
});

it('every date of a page is written by this rule', () => {
  const files = ['src', 'widgets'].flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)).map((name) => join(room, name)));
  // The order of a date's parts is asked for by forms: nothing is written by that.
  const direct = files.filter((file) => /(?:DateTimeFormat|toLocale(?:Date)?String)\(locale, [^)]*(?:day|month|dateStyle)[^)]*\)(?!\.formatToParts)/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(direct).toEqual([]);
});

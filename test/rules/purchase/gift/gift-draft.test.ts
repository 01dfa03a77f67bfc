import { describe, expect, test } from 'vitest';
import { dayText, deliveryOf, giftProblems, latestDay } from '../../../../src/rules/purchase/gift/gift-draft.ts';

const now = new Date(2026, 0, 15, 20).getTime();
const typed = { message: '', recipientEmail: 'friend@footlight.test', day: '' };

describe('a day of delivery', () => {
  test.each([
    ['2026-02-14', new Date(2026, 1, 14, 9).getTime()], ['2028-02-29', new Date(2028, 1, 29, 9).getTime()],
    ['2026-02-30', undefined], ['', undefined], ['tomorrow', undefined], ['2026-2-4', undefined],
  ])('%s', (day, at) => {
    expect(deliveryOf(day)).toBe(at);
  });

  test('is written as its field writes it', () => {
    expect([dayText(now), latestDay(now)]).toEqual(['2026-01-15', '2027-01-15']);
  });
});

describe('what is wrong with a gift', () => {
  test.each([
    ['nothing', {}, {}],
    ['nothing, handed over', { recipientEmail: '', day: '2001-01-01' }, {}],
    ['an e-mail that is none', { recipientEmail: 'friend' }, { recipientEmail: 'pleaseProvideValidEmail' }],
    ['a day that is over', { day: '2026-01-14' }, { day: 'giftDateOutOfRange' }],
    ['nothing, today', { day: '2026-01-15' }, {}],
    ['nothing, a year on', { day: '2027-01-15' }, {}],
    ['a day too far', { day: '2027-01-16' }, { day: 'giftDateOutOfRange' }],
    ['a day that is none', { day: '2026-02-31' }, { day: 'giftDateOutOfRange' }],
  ])('%s', (_case, change, problems) => {
    expect(giftProblems({ ...typed, ...change }, now)).toEqual(problems);
  });
});

import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/contracts/wire/instant.ts';

const noon = Date.UTC(2026, 6, 1, 12);

describe('an instant', () => {
  it.each([
    ['epoch milliseconds', noon, noon],
    ['the beginning of time', 0, 0],
    ['a time before it', -1, -1],
    ['universal time', '2026-07-01T12:00:00Z', noon],
    ['universal time with milliseconds', '2026-07-01T12:00:00.250Z', noon + 250],
    ['an offset to the east', '2026-07-01T14:00:00+02:00', noon],
    ['an offset to the west', '2026-07-01T07:00:00-05:00', noon],
    ['an offset of a quarter of an hour', '2026-07-01T17:45:00+05:45', noon],
    ['an offset that changes the day', '2026-07-02T02:00:00+14:00', noon],
    ['a leap day', '2028-02-29T00:00:00Z', Date.UTC(2028, 1, 29)],
  ])('reads %s', (_what, written, meant) => expect(instant.safeParse(written)).toEqual({ success: true, data: meant }));

  it.each([
    ['a time without a zone, which every viewer would read differently', '2026-07-01T12:00:00'],
    ['a day alone', '2026-07-01'],
    ['a day that no calendar has', '2026-02-30T00:00:00Z'],
    ['a leap day of another year', '2027-02-29T00:00:00Z'],
    ['a month 13', '2026-13-01T00:00:00Z'],
    ['an hour 25', '2026-07-01T25:00:00Z'],
    ['words', 'tomorrow'], ['nothing', ''], ['digits as text', String(noon)],
    ['the form of mail headers', 'Wed, 01 Jul 2026 12:00:00 GMT'],
    ['part of a millisecond', 0.5], ['no number', Number.NaN], ['an endless number', Infinity], ['more than a number holds whole', 2 ** 53],
    ['null', null], ['a list', [noon]], ['a date of the language', new Date(noon)], ['an object that answers as a number', { valueOf: () => noon }],
  ])('refuses %s', (_what, written) => expect(instant.safeParse(written).success).toBe(false));
});

import { describe, expect, test } from 'vitest';
import { cycleMs, cyclesOf } from '../../../../demo/platform/guide/guide-cycle.ts';
import { afterPeriod } from '../../../../demo/platform/purchase/after-period.ts';
import { taxOf } from '../../../../demo/platform/purchase/member-basket.ts';
import { passesLuhn } from '../../../../demo/platform/purchase/sandbox-bank.ts';
import { ar } from '../../../../demo/platform/seed/labels/ar.ts';
import { en } from '../../../../demo/platform/seed/labels/en.ts';
import { es } from '../../../../demo/platform/seed/labels/es.ts';
import { signPath, verifyPath } from '../../../../demo/platform/playback/signed-path.ts';

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

describe('a signed address', () => {
  const key = new Uint8Array(32).fill(7);
  const signed = signPath(key, '/film/main.m3u8', 2_000_000_000_000);

  test('opens its folder and what lies below', () => {
    for (const file of ['/film/main.m3u8', '/film/v720/init.mp4', '/film/text/en.vtt?x=1']) {
      expect(verifyPath(key, signed.replace('/film/main.m3u8', file), 1)).toBe('valid');
    }
  });

  test.each(['/clips/one/main.m3u8', '/film', '/filmed/a.m4s', '/film/../secret', '/film/%2e%2e/secret', '/film/a\\b', '/'])('does not open %s', (path) => {
    expect(verifyPath(key, signed.replace('/film/main.m3u8', path), 1)).toBe('altered');
  });

  test('is no longer good at its end, nor with another end', () => {
    expect(verifyPath(key, signed, 2_000_000_000_000)).toBe('expired');
    expect(verifyPath(key, signed.replace('2000000000000', '3000000000000'), 1)).toBe('altered');
    expect(verifyPath(new Uint8Array(32), signed, 1)).toBe('altered');
  });
});

describe('a guide cycle', () => {
  const first = Date.UTC(2026, 0, 5);

  test('a window within one', () => {
    expect(cyclesOf(first + 10, first + 20)).toEqual([{ startsAt: first, index: 0, from: 10, to: 20 }]);
  });

  test('a window over a seam is two, before the first one counts down', () => {
    expect(cyclesOf(first - 5, first + 5)).toEqual([
      { startsAt: first - cycleMs, index: -1, from: cycleMs - 5, to: cycleMs }, { startsAt: first, index: 0, from: 0, to: 5 },
    ]);
  });
});

test.each([[999, { percent: 21, inclusive: true }, 173], [599, { percent: 5, inclusive: false }, 30], [0, { percent: 21, inclusive: true }, 0]])('tax of %i with %o is %i', (amount, tax, expected) => {
  expect(taxOf(amount, tax)).toBe(expected);
});

test.each([['4242424242424242', true], ['4242424242424241', false], ['378282246310005', true], ['0000000000000001', false]])('%s: %s', (number, fits) => {
  expect(passesLuhn(number)).toBe(fits);
});

test('every English word is there in Spanish and in Arabic, with the same places to fill', () => {
  const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const [key, text] of Object.entries(en)) {
    expect([key, places(es[key]), es[key] !== undefined]).toEqual([key, places(text), true]);
    expect([key, places(ar[key]), ar[key] !== undefined]).toEqual([key, places(text), true]);
  }
});

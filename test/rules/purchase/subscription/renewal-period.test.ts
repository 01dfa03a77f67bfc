import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renewalPeriod } from '../../../../src/rules/purchase/subscription/renewal-period.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';
import { fillText } from '../../../../src/rules/realm/fill-text.ts';

const said = (code: string, locale = 'en') => {
  const { labelKey, period = '' } = renewalPeriod(code, locale) ?? {};
  return labelKey && fillText(fallbackText(labelKey), { period });
};

/** The row of spec 2 §9 as it stands there. */
test.each([
  ['P1D', 'every day'], ['P7D', 'every week'], ['P1W', 'every week'], ['P14D', 'every two weeks'], ['P1M', 'every month'],
  ['P2M', 'every two months'], ['P3M', 'every three months'], ['P6M', 'every six months'], ['P1Y', 'every year'], ['P2Y', 'every two years'],
])('%s: %s', (code, text) => {
  expect(said(code)).toBe(text);
});

test.each([
  ['P5D', 'every 5 days'], ['P3W', 'every 3 weeks'], ['P1Y6M', 'every 1 year and 6 months'], ['P18M', 'every 18 months'],
  ['P0D', undefined], ['P', undefined], ['', undefined], ['PT1H', undefined], ['P1.5M', undefined], ['P-1M', undefined], ['constructor', undefined], ['1M', undefined], ['P1M ', undefined],
])('another duration, %j: %s', (code, text) => {
  expect(said(code)).toBe(text);
});

test('a duration is counted in the viewer’s language', () => {
  expect(renewalPeriod('P5M', 'es')).toEqual({ labelKey: 'everyPeriod', period: '5 meses' });
});

test('any text whatever is answered, and every duration has words', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.nat(9_999).map((count) => `P${count}D`)), (code) => {
    expect(said(code) ?? 'every').toMatch(/^every/);
  }));
  fc.assert(fc.property(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(...'DWMY'), (count, unit) => {
    expect(said(`P${count}${unit}`)).toBeTruthy();
  }));
});

test('without a period nothing is said', () => {
  expect(renewalPeriod(undefined, 'en')).toBeUndefined();
});

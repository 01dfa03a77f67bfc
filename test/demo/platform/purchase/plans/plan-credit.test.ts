import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditFor, daysOf, spendCredit } from '../../../../../demo/platform/purchase/plans/plan-credit.ts';

const day = 86_400_000;

test.each([
  ['just paid', 30, 0, { all: 30, unused: 30 }],
  ['within the first day', 30, day - 1, { all: 30, unused: 30 }],
  ['after one whole day', 30, day, { all: 30, unused: 29 }],
  ['in the last hour', 30, 30 * day - 1, { all: 30, unused: 1 }],
  ['over', 30, 30 * day, { all: 30, unused: 0 }],
  ['long over', 30, 90 * day, { all: 30, unused: 0 }],
])('days of a period that is %s', (_case, days, passed, expected) => {
  expect(daysOf({ from: 1000, until: 1000 + days * day }, 1000 + passed)).toEqual(expected);
});

test.each([
  [599, { all: 30, unused: 30 }, 599], [599, { all: 30, unused: 0 }, 0], [599, { all: 31, unused: 17 }, 328], [1, { all: 2, unused: 1 }, 1], [0, { all: 30, unused: 12 }, 0], [599, { all: 0, unused: 0 }, 0],
])('%i for %j credits %i', (paid, days, credit) => {
  expect(creditFor(paid, days)).toBe(credit);
});

test.each([[300, 1199, { credit: 300, carried: 0 }], [1299, 1199, { credit: 1199, carried: 100 }], [0, 1199, { credit: 0, carried: 0 }]])('a credit of %i for a price of %i', (credit, price, expected) => {
  expect(spendCredit(credit, price)).toEqual(expected);
});

describe('for any period, payment and moment', () => {
  const facts = fc.record({ paid: fc.nat(10_000_000), days: fc.integer({ min: 1, max: 730 }), passed: fc.nat(800 * day), price: fc.nat(10_000_000) });

  test('a credit is never negative nor above what was paid, and credit and use are what was paid', () => {
    fc.assert(fc.property(facts, ({ paid, days, passed }) => {
      const { all, unused } = daysOf({ from: 0, until: days * day }, passed);
      const credit = creditFor(paid, { all, unused });
      const used = (paid * (all - unused)) / all;
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(paid);
      expect(Math.abs(credit + used - paid)).toBeLessThanOrEqual(0.5);
    }));
  });

  test('nothing of a credit is lost or made, and the price that is left is never negative', () => {
    fc.assert(fc.property(facts, ({ paid, price }) => {
      const { credit, carried } = spendCredit(paid, price);
      expect(credit + carried).toBe(paid);
      expect([credit >= 0, carried >= 0, price - credit >= 0]).toEqual([true, true, true]);
    }));
  });

  test('a later change is never credited more', () => {
    fc.assert(fc.property(facts, fc.nat(30 * day), ({ paid, days, passed }, later) => {
      const period = { from: 0, until: days * day };
      expect(creditFor(paid, daysOf(period, passed + later))).toBeLessThanOrEqual(creditFor(paid, daysOf(period, passed)));
    }));
  });
});

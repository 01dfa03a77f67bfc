import { expect, test } from 'vitest';
import type { Basket } from '../../../src/contracts/purchase/basket.ts';
import { followingPayments } from '../../../src/rules/purchase/following-payments.ts';

const whole: Basket = { basketId: 'b', version: 1, basketItems: [], subTotal: 1199, discountedTotal: 1199, tax: 60, isTaxInclusive: false, trialDays: 0, followingTotal: 1259, scale: 2, currency: 'USD' };
const voucher = (paymentsLeft?: number): Pick<Basket, 'voucher'> => ({ voucher: { name: 'Welcome', discount: { type: 'PERCENTAGE', percentage: 20, state: 'ACTIVE', lifeTimeRepeat: paymentsLeft === undefined, ...(paymentsLeft === undefined ? {} : { paymentsLeft }) } } });
const off = { discountedTotal: 959, discountedTax: 48 };
const trial = { discountedTotal: 0, discountedTax: 0, trialDays: 14 };
const own = { sku: 'a', licenceId: 'a', name: 'A', subTotal: 1199, tax: 60, discountedTotal: 1199 };
const other = { sku: 'b', licenceId: 'b', name: 'B', subTotal: 500, tax: 25, discountedTotal: 500 };
const beside = { basketItems: [own, other], subTotal: 1699, discountedTotal: 1699, tax: 85 };

test.each<[string, Partial<Basket>, object[]]>([
  ['the price as it stands', {}, []],
  ['what is bought once, with a voucher', { ...off, ...voucher(1), followingTotal: undefined }, []],
  ['one payment with a voucher', { ...off, ...voucher(1) }, [{ labelKey: 'thenPrice', amount: 1259 }]],
  ['three payments with a voucher', { ...off, ...voucher(3), followingTotal: 1007 }, [{ labelKey: 'paymentsOf', count: 3, amount: 1007, full: 1259 }]],
  ['a voucher for ever', { ...off, ...voucher(), followingTotal: 1007 }, [{ labelKey: 'thenPrice', amount: 1007 }, { labelKey: 'discountAlways' }]],
  ['a trial', trial, [{ labelKey: 'trialUntil', days: 14 }, { labelKey: 'thenPrice', amount: 1259 }]],
  ['a trial, then two payments with a voucher', { ...trial, ...voucher(2), followingTotal: 1007 }, [{ labelKey: 'trialUntil', days: 14 }, { labelKey: 'thenPaymentsOf', count: 2, amount: 1007, full: 1259 }]],
  ['a trial, then a voucher for ever', { ...trial, ...voucher(), followingTotal: 1007 }, [{ labelKey: 'trialUntil', days: 14 }, { labelKey: 'thenPrice', amount: 1007 }, { labelKey: 'discountAlways' }]],
  ['what is bought once beside it', beside, [{ labelKey: 'thenPrice', amount: 1259 }]],
  ['three payments with a voucher, and what is bought once beside them', { ...beside, ...voucher(3), discountedTotal: 959 + 500, followingTotal: 1007, basketItems: [{ ...own, discountedTotal: 959 }, other] }, [{ labelKey: 'paymentsOf', count: 3, amount: 1007, full: 1259 }]],
  ['a voucher for what is bought once beside it', { ...beside, ...voucher(3), basketItems: [own, { ...other, discountedTotal: 400 }] }, [{ labelKey: 'thenPrice', amount: 1259 }]],
  ['a price with its tax inside', { ...off, ...voucher(3), isTaxInclusive: true, followingTotal: 959 }, [{ labelKey: 'paymentsOf', count: 3, amount: 959, full: 1199 }]],
])('%s', (_order, change, lines) => {
  expect(followingPayments({ ...whole, ...change })).toEqual(lines);
});

import { expect, test } from 'vitest';
import { licencePrice } from '../../../src/rules/purchase/licence-price.ts';
import { amount, licenceOf } from '../../support/licences.ts';

const local = amount({ sku: 'l', amount: 1, local: true, default: false });
const standard = amount({ sku: 'd', amount: 2 });
const loose = amount({ sku: 'x', amount: 3, default: false });

/** Spec 2 §3 "Price choice: the local entry is preferred, then the default entry, else amount 0". */
test.each([
  ['the local entry is preferred', [loose, standard, local], { sku: 'l', amount: 1 }],
  ['then the default entry', [loose, standard], { sku: 'd', amount: 2 }],
  ['else amount 0', [loose], { sku: 'x', amount: 0 }],
  ['without entries amount 0, by the licence itself', [], { sku: 'pass', amount: 0 }],
])('%s', (_case, amounts, price) => {
  expect(licencePrice(licenceOf({ amounts }))).toMatchObject(price);
});

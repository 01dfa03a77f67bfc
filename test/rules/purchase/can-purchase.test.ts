import { expect, test } from 'vitest';
import type { Licence } from '../../../src/contracts/purchase/licence.ts';
import { isHeld, licencePrice, licenceRefusal, viewerRefusal } from '../../../src/rules/purchase/can-purchase.ts';
import { amount, licenceOf } from '../../support/licences.ts';

test.each([
  [undefined, 'signInToPurchase'],
  [{ who: 'guest' }, 'signInToPurchase'],
  [{ who: 'member', profileType: 'child' }, 'kidPurchasePermissionDenied'],
  [{ who: 'member', profileType: 'adult' }, undefined],
  [{ who: 'member' }, undefined],
] as const)('%j: %s', (viewer, refusal) => {
  expect(viewerRefusal(viewer)).toBe(refusal);
});

test.each([
  ['ACTIVE', true], ['TRIAL_ACTIVE', true], ['EXPIRED', false], ['INACTIVE', false], ['FREE', false], ['UNKNOWN', false],
] as const)('%s lets watch: %s', (status, held) => {
  expect(isHeld(licenceOf({ status: { status } }))).toBe(held);
});

const held = { status: 'ACTIVE' } as const;
test.each<[string, Partial<Licence>, Partial<Licence>, string | undefined]>([
  ['nothing held', { rank: 1 }, { rank: 2 }, undefined],
  ['held', { status: held }, {}, 'alreadyOwned'],
  ['a higher one of the family is held', { rank: 1 }, { rank: 2, status: held }, 'higherLicenceHeld'],
  ['a lower one of the family is held', { rank: 2 }, { rank: 1, status: held }, undefined],
  ['an equal one of the family is held', { rank: 1 }, { rank: 1, status: held }, undefined],
  ['expired is bought again', { status: { status: 'EXPIRED' } }, {}, undefined],
  ['sold in a way that this build does not know', { purchaseStrategy: { type: 'UNKNOWN' } }, {}, 'notAvailableHere'],
  ['of a status that this build does not know', { status: { status: 'UNKNOWN' } }, {}, 'notAvailableHere'],
  ['free', { type: 'FREE', amounts: [] }, {}, 'licenceFree'],
])('%s', (_case, mine, sibling, refusal) => {
  const licence = licenceOf(mine);
  expect(licenceRefusal(licence, [licence, licenceOf({ licenceId: 'other', ...sibling })])).toBe(refusal);
});

test('the local price comes first, then the default one, else there is none', () => {
  const [local, standard, loose] = [amount({ sku: 'l', local: true, default: false }), amount({ sku: 'd' }), amount({ sku: 'x', default: false })];
  expect(licencePrice(licenceOf({ amounts: [loose, standard, local] }))?.sku).toBe('l');
  expect(licencePrice(licenceOf({ amounts: [loose, standard] }))?.sku).toBe('d');
  expect(licencePrice(licenceOf({ amounts: [loose] }))).toBeUndefined();
});

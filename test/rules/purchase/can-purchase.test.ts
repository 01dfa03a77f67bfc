import { expect, test } from 'vitest';
import type { Licence } from '../../../src/contracts/purchase/licence.ts';
import { blockingLicence, isHeld, isPurchaseGate, licenceRefusal, viewerRefusal } from '../../../src/rules/purchase/can-purchase.ts';
import { licenceOf } from '../../support/licences.ts';

const [guest, child, adult] = [{ who: 'guest' }, { who: 'member', profileType: 'child' }, { who: 'member', profileType: 'adult' }] as const;
const restricted = { ...adult, restricted: true } as const;

/** Spec 2 §6, every viewer at every place. */
test.each([
  [undefined, undefined, 'signInToPurchase'],
  [guest, undefined, 'signInToPurchase'],
  [child, undefined, 'kidPurchasePermissionDenied'],
  [adult, undefined, undefined],
  [{ who: 'member' }, undefined, undefined],
  [restricted, undefined, 'accountForGrownUpsLead'],
  [restricted, 'vpnErrorMessage', 'accountForGrownUpsLead'],
  [{ ...child, restricted: true }, undefined, 'kidPurchasePermissionDenied'],
  [undefined, 'signupGeoRestriction', 'signupGeoRestriction'],
  [guest, 'signupGeoRestriction', 'signupGeoRestriction'],
  [child, 'signupGeoRestriction', 'kidPurchasePermissionDenied'],
  [adult, 'signupGeoRestriction', 'signupGeoRestriction'],
  [guest, 'vpnErrorMessage', 'vpnErrorMessage'],
  [child, 'vpnErrorMessage', 'kidPurchasePermissionDenied'],
  [adult, 'vpnErrorMessage', 'vpnErrorMessage'],
  [guest, 'UNKNOWN', 'notAvailableHere'],
  [child, 'UNKNOWN', 'kidPurchasePermissionDenied'],
  [adult, 'UNKNOWN', 'notAvailableHere'],
] as const)('%j at a place with %s: %s', (viewer, place, refusal) => {
  expect(viewerRefusal(viewer, place)).toBe(refusal);
});

test.each([
  ['kidPurchasePermissionDenied', true], ['accountForGrownUpsLead', true], ['signupGeoRestriction', true], ['vpnErrorMessage', true],
  ['invalidTierChange', false], ['notAvailableHere', false], [undefined, false],
])('a call that is refused for %s stands in place of the page: %s', (labelKey, isGate) => {
  expect(isPurchaseGate(labelKey)).toBe(isGate);
});

test.each([
  ['ACTIVE', true], ['TRIAL_ACTIVE', true], ['EXPIRED', false], ['INACTIVE', false], ['FREE', false], ['UNKNOWN', false],
] as const)('%s lets watch: %s', (status, held) => {
  expect(isHeld(licenceOf({ status: { status } }))).toBe(held);
});

const held = { status: { status: 'ACTIVE' } } as const;
const trial = { status: { status: 'TRIAL_ACTIVE' } } as const;
const expired = { status: { status: 'EXPIRED' } } as const;
const paused = { status: { status: 'EXPIRED', pauseState: 'PAUSED' } } as const;

/** Spec 2 §4 "Purchasability", a row each. The sibling is of the same family. */
test.each<[string, Partial<Licence>, Partial<Licence>, string | undefined]>([
  ['a free licence can be had', { type: 'FREE', amounts: [] }, {}, undefined],
  ['a free licence of a family can be had', { type: 'FREE', amounts: [], status: { status: 'FREE' } }, {}, undefined],
  ['a not-active licence is sold', { status: { status: 'INACTIVE' } }, {}, undefined],
  ['one of unknown standing, as for a guest, is sold', { status: undefined }, {}, undefined],
  ['an expired licence is sold again', expired, {}, undefined],
  ['an expired licence that may not be paused is sold again', { status: { status: 'EXPIRED', pauseState: 'NOT_ALLOWED' } }, {}, undefined],
  ['a paused-expired licence cannot be bought again', paused, {}, 'licencePaused'],
  ['a held licence is not sold', held, {}, 'alreadyOwned'],
  ['nor one in its trial', trial, {}, 'alreadyOwned'],
  ['nor a free one that is held', { type: 'FREE', amounts: [], ...held }, {}, 'alreadyOwned'],
  ['a higher one of the family that is held blocks it', { rank: 1 }, { rank: 2, ...held }, 'higherLicenceHeld'],
  ['a higher one that is paused blocks it too', { rank: 1 }, { rank: 2, ...paused }, 'higherLicencePaused'],
  ['a higher one that has expired does not', { rank: 1 }, { rank: 2, ...expired }, undefined],
  ['a lower one that is held does not: it is an upgrade', { rank: 2 }, { rank: 1, ...held }, undefined],
  ['an equal one that is held does not', { rank: 1 }, { rank: 1, ...held }, undefined],
  ['terms that this build does not know are not sold', { purchaseStrategy: { type: 'UNKNOWN' } }, {}, 'notAvailableHere'],
  ['nor an unknown status', { status: { status: 'UNKNOWN' } }, {}, 'notAvailableHere'],
  ['nor one whose button this build does not know', { ctaControl: 'UNKNOWN' }, {}, 'notAvailableHere'],
  ['one that only its provider sells is not sold here', { ctaControl: 'EXTERNAL', purchaseStrategy: { type: 'PPV', externalAuthProviderDetails: { providerName: 'partner', title: 'Partner' } } }, {}, 'offerSoldBy'],
  ['nor one whose provider is not named', { ctaControl: 'EXTERNAL' }, {}, 'notAvailableHere'],
  ['one that a provider sells too is sold', { purchaseStrategy: { type: 'PPV', externalAuthProviderDetails: { providerName: 'partner', title: 'Partner' } } }, {}, undefined],
  ['nor an unknown type', { type: 'UNKNOWN' }, {}, 'notAvailableHere'],
])('%s', (_case, mine, sibling, refusal) => {
  const licence = licenceOf({ includedIn: [], ...mine });
  expect(licenceRefusal(licence, [licence, licenceOf({ licenceId: 'other', includedIn: [], ...sibling })])).toBe(refusal);
});

test('of two licences that include one, the one that runs is named', () => {
  const family = [licenceOf({ licenceId: 'low', rank: 1, includedIn: [] }), licenceOf({ licenceId: 'rests', rank: 3, ...paused }), licenceOf({ licenceId: 'runs', rank: 2, ...held })];
  expect(blockingLicence(family[0]!, family)?.licenceId).toBe('runs');
  expect(blockingLicence(family[0]!, family.slice(0, 2))?.licenceId).toBe('rests');
  expect(blockingLicence(family[2]!, family.slice(0, 1))).toBeUndefined();
});

test.each([
  ['held', held, 'higherLicenceHeld'],
  ['paused', paused, 'higherLicencePaused'],
  ['expired', expired, undefined],
] as const)('a licence of another family that includes this one and is %s: %s', (_case, status, refusal) => {
  const fight = licenceOf({ licenceId: 'fight', includedIn: ['season'] });
  expect(licenceRefusal(fight, [fight], [fight, licenceOf({ licenceId: 'season', ...status })])).toBe(refusal);
});

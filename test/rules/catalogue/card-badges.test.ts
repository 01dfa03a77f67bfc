import { describe, expect, it } from 'vitest';
import { badgeLabelKeys, badgesOf } from '../../../src/rules/catalogue/card-badges.ts';
import { guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

const now = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;

describe('badgesOf, spec 1 §2.4', () => {
  it.each([
    ['free', {}, guest, []],
    ['live', { type: 'LIVE' }, guest, ['live']],
    ['to come', { type: 'LIVE_EVENT', startDate: now + hour }, guest, ['upcoming']],
    ['granted on sign-in, for a guest', { accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, ['locked']],
    ['granted on sign-in, for nobody known', { accessLevel: 'GRANTED_ON_SIGN_IN' }, undefined, ['locked']],
    ['granted on sign-in, for a member', { accessLevel: 'GRANTED_ON_SIGN_IN' }, member, []],
    ['denied', { accessLevel: 'DENIED' }, member, ['premium']],
    ['live and denied', { type: 'LIVE', accessLevel: 'DENIED' }, member, ['live', 'premium']],
    ['blocked', { accessLevel: 'GEOBLOCKED' }, member, ['unavailable']],
  ] as const)('%s', (_, facts, viewer, badges) => {
    expect(badgesOf(itemOf(facts), viewer, now)).toEqual(badges);
  });
});

it('shows the sign-in-to-watch and purchase labels of spec 1 §2.4', () => {
  expect(badgeLabelKeys).toMatchObject({ locked: 'signInToWatch', premium: 'purchaseToWatch' });
});

import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { askAgain } from '../../../../src/store/purchase/arrival/ask-again.ts';
import type { CheckoutState } from '../../../../src/store/purchase/checkout-state.ts';

const vpn: CheckoutState = { step: 'refused', reason: 'vpnErrorMessage', isAsking: false };
const offer: CheckoutState = { step: 'offer', offers: [], isChoosing: false };

/** Asks once, with a platform that shows this step then; undefined for one that does not answer. */
async function asked(before: CheckoutState, next: CheckoutState | undefined) {
  const state = signal(before);
  const seen: CheckoutState[] = [];
  await askAgain({ state, loadQuietly: async () => {
    seen.push(state.peek());
    if (next) state.value = next;
  } });
  return { end: state.peek(), seen };
}

test.each<[string, CheckoutState | undefined, CheckoutState]>([
  ['is gone: the offers come', offer, offer],
  ['holds still: that is said', { ...vpn }, { ...vpn, answer: 'still' }],
  ['is another one now: that is told, and not that it holds still', { ...vpn, reason: 'signupGeoRestriction' }, { ...vpn, reason: 'signupGeoRestriction' }],
  ['is not known, since nobody answers: that is said', undefined, { ...vpn, answer: 'unreachable' }],
])('the reason %s', async (_case, next, end) => {
  const { seen, end: shown } = await asked(vpn, next);
  expect(seen).toEqual([{ ...vpn, isAsking: true }]);
  expect(shown).toEqual(end);
});

test.each([['offers', offer], ['a reason that is asked after already', { ...vpn, isAsking: true }]])('%s are not asked after', async (_case, before) => {
  expect(await asked(before, undefined)).toEqual({ end: before, seen: [] });
});

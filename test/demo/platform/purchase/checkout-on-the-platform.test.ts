import { signal } from '@preact/signals-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../../../src/api/http-client.ts';
import type { Changed } from '../../../../src/contracts/wire/changed.ts';
import { readRealmByName } from '../../../../src/api/calls/realm.ts';
import { createCheckout } from '../../../../src/store/purchase/checkout.ts';
import type { StoreContext } from '../../../../src/store/store-context.ts';
import { member } from '../../../support/fake-context.ts';
import { testSettings } from '../../../support/test-settings.ts';
import { paymentMemory } from '../../../support/payment-memory.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';
import { askCardToken } from '../../../support/validate-card.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.ask({ path: '/demo/reset', body: {} }));

/** Answers to payments that get lost after the platform has acted: the next, or every one. */
interface Drop { next: boolean; all?: boolean }

/** The platform's own HTTP, without a socket. */
function wireTo(drop: Drop): typeof fetch {
  return async (address, init) => {
    const url = new URL(String(address));
    const reply = await platform.running.app.inject({
      method: (init?.method ?? 'GET') as 'GET', url: url.pathname + url.search,
      headers: { ...(init?.headers as Record<string, string>), host: url.host }, payload: (init?.body as string | null) ?? undefined,
    });
    if (drop.next && url.pathname.includes('/pay/')) {
      drop.next = drop.all ?? false;
      throw new TypeError('the line went dead');
    }
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(reply.headers['content-type']) } });
  };
}

/** A checkout of one account, as the element holds it. */
async function checkoutOf(account: string, drop: Drop = { next: false }) {
  const { authorisationToken } = await platform.signIn('arena', account);
  const told: Changed[] = [];
  const wire = wireTo(drop);
  const base = `http://api.localhost:${platform.running.port}`;
  const options = { tokens: { token: async () => authorisationToken, renew: async () => undefined }, locale: () => 'en', fetch: wire, onChanged: (changed: Changed) => void told.push(changed) };
  const first = createHttpClient({ ...options, settings: { ...testSettings, apiKey: 'arena-public-key', endpoints: { ...testSettings.endpoints, api: base } } });
  const settings = await first.call(readRealmByName, { realm: 'arena' });
  const context: StoreContext = { client: createHttpClient({ ...options, settings }), settings, viewer: signal(member), now: () => Date.now(), onChanged: () => () => {} };
  const memory = paymentMemory();
  const slice = createCheckout(context, { licenceIds: ['pass'], memory });
  await vi.waitFor(() => expect(slice.state.value.step).toBe('offer'), 10_000);
  return { slice, told };
}

async function chargesOf(account: string): Promise<number> {
  const { body } = await platform.ask({ realm: 'arena', path: `/demo/charges?account=arena.${account}` });
  return (body as { charges: unknown[] }).charges.length;
}

/** What the fields of the provider gave for a card. */
const card = async (number: string) => (await askCardToken(platform.ask, 'arena', { cardHolder: 'Ada', number, expiryMonth: 12, expiryYear: 2039, cvc: '123' })).body as { token: string };

test('declined in the bank\'s words, then paid: the licence is there and everybody is told', async () => {
  const { slice, told } = await checkoutOf('buyer');
  await slice.continueToPayment();
  await slice.pay(await card('4000000000000002'));
  expect(slice.state.value).toMatchObject({ step: 'summary', problem: { text: 'Your card was declined.', field: 'number' } });
  await slice.pay(await card('4242424242424242'));
  expect(slice.state.value).toMatchObject({ step: 'success', licence: { licenceId: 'pass' } });
  expect(told.map(({ subject }) => subject)).toContain('entitlements');
  expect(await chargesOf('buyer')).toBe(1);
  await slice.reload();
  expect(slice.state.value.step).toBe('owned');
});

test('the answer is lost after the money moved: the same payment is found, and charged once', async () => {
  const drop = { next: true };
  const { slice } = await checkoutOf('member', drop);
  await slice.continueToPayment();
  await slice.pay(await card('4242424242424242'));
  expect(slice.state.value.step).toBe('success');
  expect(drop.next).toBe(false);
  expect(await chargesOf('member')).toBe(1);
});

test('every answer is lost after the money moved: a check finds the payment by its key, and tells the waiting player', async () => {
  const drop = { next: true, all: true };
  const { slice, told } = await checkoutOf('buyer', drop);
  await slice.continueToPayment();
  await slice.pay(await card('4242424242424242'));
  expect(slice.state.value.step).toBe('unknown');
  expect(told).toEqual([]);
  await slice.check();
  expect(slice.state.value.step).toBe('success');
  expect(told).toEqual([{ subject: 'entitlements', ids: [] }]);
  expect(await chargesOf('buyer')).toBe(1);
});

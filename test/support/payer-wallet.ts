import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Basket } from '../../src/contracts/purchase/basket.ts';
import { ledgerEntries } from '../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { type ProviderPayment, providerPayments } from '../../demo/platform/db/tables/purchase/provider-tables.ts';
import { type MemberWallet, openWallet } from './member-wallet.ts';
import type { Reply, TestPlatform, TestRealm } from './test-platform.ts';

/** An attempt, as it is answered. */
export interface WaitingAttempt { attemptId: string; state: string; failureCode?: string; amount: number; currency: string; action?: { type: string; url: string; code?: string; expiresAt: string } }

/** A member who pays elsewhere. */
export interface PayerWallet extends MemberWallet {
  basket(sku: string): Promise<Basket>;
  /** Pays what is in the basket. @param card what the provider knows already */
  pay(basket: Basket, type: string, provider: string, options?: { card?: string; key?: string; country?: string }): Promise<Reply>;
  begin(sku: string, type: string, provider: string): Promise<WaitingAttempt>;
  read(attemptId: string): Promise<WaitingAttempt>;
  cancel(attemptId: string): Promise<Reply>;
  /** Presses on the payer's page. */
  press(attempt: WaitingAttempt, answer: string): Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>;
  /** Waits until the provider's word has come. */
  ended(attempt: WaitingAttempt): Promise<WaitingAttempt>;
  charges(): Promise<{ amount: number; currency: string }[]>;
  paymentOf(attempt: WaitingAttempt): Promise<ProviderPayment>;
  /** All books together are empty, and nobody owes anything. */
  expectBalance(): Promise<void>;
}

/** Posts to an address of another host, as a browser or a provider does. */
export const postTo = (platform: TestPlatform, address: string, payload: string, headers: Record<string, string>) => {
  const { host, pathname } = new URL(address);
  return platform.running.app.inject({ method: 'POST', url: pathname, headers: { host, ...headers }, payload });
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs one in; after the clock was moved this is done again. */
export async function openPayer(platform: TestPlatform, name: string, realm: TestRealm = 'arena'): Promise<PayerWallet> {
  const wallet = await openWallet(platform, realm, name);
  const account = `${realm}.${name}`;
  const { db } = platform.running.context;
  const payer: PayerWallet = {
    ...wallet,
    basket: async (sku) => (await wallet.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=false` })).body as Basket,
    pay: ({ basketId, version }, type, provider, { card = '', key = randomUUID(), country } = {}) => wallet.ask({
      path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': key, ...(country ? { 'x-footlight-country': country } : {}) },
      body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: card, targetPaymentProvider: provider, paymentMethodType: type } } },
    }),
    begin: async (sku, type, provider) => (await payer.pay(await payer.basket(sku), type, provider)).body as WaitingAttempt,
    read: async (id) => (await wallet.ask({ path: `/api/v2/customer/payments/${id}` })).body as WaitingAttempt,
    cancel: (id) => wallet.ask({ method: 'DELETE', path: `/api/v2/customer/payments/${id}` }),
    press: ({ action }, answer) => postTo(platform, action!.url, String(new URLSearchParams({ answer })), form),
    ended: (attempt) => vi.waitFor(async () => {
      const now = await payer.read(attempt.attemptId);
      expect(now.state).not.toBe('REQUIRES_ACTION');
      return now;
    }, 10_000),
    charges: async () => ((await platform.ask({ path: `/demo/charges?account=${account}` })).body as { charges: { amount: number; currency: string }[] }).charges,
    async paymentOf({ attemptId }) {
      const [row] = await db.select().from(providerPayments).where(eq(providerPayments.attemptId, attemptId));
      return row!;
    },
    async expectBalance() {
      const entries = await db.select().from(ledgerEntries);
      const sumOf = (some: typeof entries) => some.reduce((sum, { amount }) => sum + amount, 0);
      expect([sumOf(entries), sumOf(entries.filter(({ book }) => book === `customer ${account}`))]).toEqual([0, 0]);
    },
  };
  return payer;
}

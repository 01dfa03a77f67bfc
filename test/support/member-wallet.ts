import { randomUUID } from 'node:crypto';
import type { Basket } from '../../src/contracts/purchase/basket.ts';
import type { Reply, TestPlatform, TestRealm } from './test-platform.ts';
import { validateCard } from './validate-card.ts';

const month = 31 * 86_400_000;

/** A member of a test's platform who buys, and changes what was bought. */
export interface MemberWallet {
  token: string;
  ask(question: Omit<Parameters<TestPlatform['ask']>[0], 'token' | 'realm'>): Promise<Reply>;
  /** Keeps a card. @returns its id */
  card(number?: string): Promise<string>;
  buy(sku: string, cardId?: string, paymentMethodType?: string): Promise<Reply>;
  licence(licenceId: string): Promise<Record<string, never> & { version: number }>;
  /** Changes a licence from the version that stands. */
  change(method: 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, licenceId: string, body?: unknown): Promise<Reply>;
  history(): Promise<{ itemType: string; status: string; date: string; amount?: { amount: number }; invoiceNumber?: string }[]>;
  held(): Promise<string[]>;
}

/** Signs a member in. After the clock was moved this is done again: its session may be over. */
export async function openWallet(platform: Pick<TestPlatform, 'ask' | 'signIn'>, realm: TestRealm, name: string): Promise<MemberWallet> {
  const token = (await platform.signIn(realm, name)).authorisationToken;
  const ask: MemberWallet['ask'] = (question) => platform.ask({ ...question, token, realm });
  const card = async (number = '4242424242424242'): Promise<string> => {
    const reply = await validateCard(ask, realm, { cardHolder: 'M. Holt', number, expiryMonth: 12, expiryYear: 2090, cvc: '123' });
    return (reply.body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
  };
  const licences = async () => ((await ask({ path: '/api/v2/user/licence' })).body as { licences: { licenceId: string }[] }).licences;
  const licence: MemberWallet['licence'] = async (licenceId) => (await licences()).find((held) => held.licenceId === licenceId) as never;
  return {
    token, ask, card, licence,
    async buy(sku, cardId, paymentMethodType = 'CARD') {
      const basket = (await ask({ method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=true` })).body as Basket;
      const primaryPaymentDetailsAttributes = { paymentDetailsExternalId: cardId ?? await card(), targetPaymentProvider: 'sandbox-card', paymentMethodType };
      return ask({ path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() }, body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes } } });
    },
    async change(method, path, licenceId, body = {}) {
      const { version } = await licence(licenceId);
      return ask({ method, path: `/api/v2/${path}`, headers: { 'if-match': `"${version}"` }, ...(method === 'DELETE' ? {} : { body }) });
    },
    history: async () => ((await ask({ path: '/api/v2/customer/payment-history' })).body as { items: never[] }).items,
    held: async () => ((await ask({ path: '/api/v2/customer/subscriptions/status/active' })).body as { licenceIds: string[] }).licenceIds,
  };
}

/** Moves the platform's clock, and waits until what was due has happened. */
export async function passTime(platform: TestPlatform, ms = month): Promise<void> {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: ms } });
}

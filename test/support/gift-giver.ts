import { randomUUID } from 'node:crypto';
import type { NewBillingDetails } from '../../src/contracts/purchase/billing-details.ts';
import type { GiftBasket, PaidGift } from '../../src/contracts/purchase/gift.ts';
import type { Reply, TestPlatform } from './test-platform.ts';
import { validateCard } from './validate-card.ts';

type Question = Omit<Parameters<TestPlatform['ask']>[0], 'token' | 'realm'>;

/** Somebody who gives a gift, somewhere. */
export interface GiftGiver {
  ask(question: Question): Promise<Reply>;
  /** Chooses a gift. */
  choose(giftId?: string): Promise<GiftBasket>;
  /** Pays it: by a new card, or by a scheme such as PIX. @param number of the card */
  pay(basket: GiftBasket, scheme?: { type: string; provider: string }, number?: string): Promise<Reply>;
  /** Says who is billed. */
  bill(details: NewBillingDetails): Promise<Reply>;
  /** The gift that was paid. */
  show(basket: GiftBasket): Promise<PaidGift>;
}

interface Proofs { token: string; proof?: string }

function giverOf(platform: TestPlatform, { token, proof }: Proofs, country: string): GiftGiver {
  const own = { 'x-footlight-country': country, ...(proof === undefined ? {} : { 'x-footlight-guest-checkout': proof }) };
  const ask: GiftGiver['ask'] = (question) => platform.ask({ realm: 'arena', token, ...question, headers: { ...own, ...question.headers } });
  const card = async (number: string): Promise<string> => {
    const entered = await validateCard(ask, 'arena', { cardHolder: 'M. Holt', number, expiryMonth: 12, expiryYear: 2090, cvc: '123' });
    return (entered.body as { parsedData: { paymentDetailsExid: string } }).parsedData.paymentDetailsExid;
  };
  return {
    ask,
    choose: async (giftId = 'pass-3-months') => (await ask({ method: 'PUT', path: '/api/v2/gift/basket', body: { giftId } })).body as GiftBasket,
    async pay({ basketId, version }, scheme, number = '4242424242424242') {
      const by = scheme ? { paymentDetailsExternalId: '', targetPaymentProvider: scheme.provider, paymentMethodType: scheme.type } : { paymentDetailsExternalId: await card(number), targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' };
      return ask({ path: `/api/v2/customer/baskets/pay/${basketId}`, headers: { 'idempotency-key': randomUUID() }, body: { basketVersion: version, paymentArrangement: { primaryPaymentDetailsAttributes: by } } });
    },
    bill: (body) => ask({ method: 'PUT', path: '/api/v2/customer/billing-details', body }),
    show: async ({ basketId }) => (await ask({ method: 'POST', path: `/api/v2/gift/paid/${basketId}`, body: {} })).body as PaidGift,
  };
}

/** A member who gives. */
export const memberGiver = async (platform: TestPlatform, name: string, country: string): Promise<GiftGiver> =>
  giverOf(platform, { token: (await platform.signIn('arena', name)).authorisationToken }, country);

/** A guest who gives by an e-mail alone. */
export async function guestGiver(platform: TestPlatform, email: string, country: string): Promise<GiftGiver> {
  const token = (await platform.guest('arena')).authorisationToken;
  const reply = await platform.ask({ realm: 'arena', token, path: '/api/v2/user/guest-checkout-principal', headers: { 'x-footlight-country': country }, body: { email } });
  return giverOf(platform, { token, proof: (reply.body as { token: string }).token }, country);
}

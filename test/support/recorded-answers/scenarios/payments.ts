import { eq } from 'drizzle-orm';
import { type ProviderState, providerPayments } from '../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { paymentAttempts } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import type { InputOf } from '../every-call.ts';
import { ask, type Earlier, move, recordedAt, type Scenario, type Step } from '../scenario.ts';
import { enterCard } from './enter-card.ts';

const providers: Readonly<Record<string, string>> = { BANK: 'sandbox-bank', GCASH: 'sandbox-wallet' };

/** Pays the basket as it was last seen. @param type the kind of payment */
const payment = (type: string, idempotencyKey: string, card: (earlier: Earlier) => string = () => '') => (earlier: Earlier): InputOf<'payBasket'> => ({
  basketId: earlier['updateBasket']?.['basketId'] ?? '', basketVersion: earlier['updateBasket']?.['version'] ?? 0, idempotencyKey,
  paymentDetailsExternalId: card(earlier), targetPaymentProvider: providers[type] ?? 'sandbox-card', paymentMethodType: type,
});

/** What the payer does at the bank. No word is sent, so that what the platform then finds is found by asking. */
const payerDoes = (state: ProviderState): Step =>
  move(({ running }) => running.context.db.update(providerPayments).set({ state, settlesAt: recordedAt + 86_400_000 }).where(eq(providerPayments.state, 'OPEN')));

/** The viewer's payment is refused, five times. */
const refusals = move(async ({ running: { context: { db } } }) => {
  const [paid] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.idempotencyKey, 'by-its-issuer'));
  await db.insert(paymentAttempts).values(Array.from({ length: 5 }, (_, time) => ({ ...paid!, id: `refused-${time}`, idempotencyKey: `refused-${time}`, state: 'DECLINED' as const, failureCode: 'card_declined', createdAt: recordedAt })));
});

const attempt = ({ payBasket }: Earlier) => ({ attemptId: payBasket?.['attemptId'] ?? '' });
const returned = ({ payBasket }: Earlier) => ({ reference: String((payBasket?.['action'] as { url?: string } | undefined)?.url ?? '').split('/').at(-1) ?? '' });
const basket = ({ updateBasket }: Earlier) => ({ basketId: updateBasket?.['basketId'] ?? '' });

/** How a basket can be paid, and payments that their payer confirms at a bank, by a code or in a wallet: open, over, given up, on their way, and paid. */
export const paymentScenarios: Scenario[] = [
  { realm: 'arena', viewer: 'guest', steps: [ask('initPaymentMethod', 'refused', { basketId: 'nowhere' }), ask('readPaymentReturn', 'no such payment', { reference: 'x'.repeat(32) }), ask('readOpenPayments', 'refused', {})] },
  { realm: 'arena', viewer: 'child', steps: [ask('initPaymentMethod', 'a child', { basketId: 'nowhere' })] },
  {
    realm: 'arena', viewer: 'netherlands', steps: [
      ask('updateBasket', 'a monthly licence', { sku: 'arena-pass-month' }),
      ask('readOpenPayments', 'none', {}),
      ...enterCard('a card that is kept', '4242424242424242', 'token-a-card-that-is-kept'),
      ask('initPaymentMethod', 'a kept card, a new one, and banks', basket),
      ask('initPaymentMethod', 'no such basket', { basketId: 'nowhere' }),
      ask('payBasket', 'a scheme that is not offered here', payment('BANCONTACT', 'not-offered')),
      ask('payBasket', 'confirmed at a bank', payment('IDEAL', 'given-up')),
      ask('readPaymentAttempt', 'still to be confirmed', attempt),
      ask('readPaymentReturn', 'still to be confirmed', returned),
      ask('readOpenPayments', 'still to be confirmed', {}),
      ask('readHeldLicences', 'bought, and still to be confirmed', {}),
      ask('cancelPaymentAttempt', 'given up', attempt),
      ask('readPaymentAttempt', 'given up', attempt),
      ask('readPaymentReturn', 'given up', returned),
      ask('payBasket', 'given up', payment('IDEAL', 'given-up')),
      ask('cancelPaymentAttempt', 'no such payment', { attemptId: 'nowhere' }),
      ask('payBasket', 'a transfer', payment('BANK', 'a-transfer')),
      payerDoes('PENDING'),
      ask('readPaymentReturn', 'a bank works on it', returned),
      ask('readPaymentAttempt', 'a bank works on it', attempt),
      ask('readHeldLicences', 'bought, and a bank works on it', {}),
      ask('readOpenPayments', 'a bank works on it', {}),
      ask('cancelPaymentAttempt', 'too late', attempt),
      ask('payBasket', 'another payment meanwhile', payment('IDEAL', 'meanwhile')),
    ],
  },
  {
    realm: 'arena', viewer: 'pix', steps: [
      ask('updateBasket', 'a monthly licence in reais', { sku: 'arena-pass-month-brl' }),
      ask('initPaymentMethod', 'a new card, and Pix', basket),
      ask('payBasket', 'by a code', payment('PIX', 'by-a-code')),
      ask('readPaymentAttempt', 'a code is to be paid', attempt),
      ask('readOpenPayments', 'a code is to be paid', {}),
      payerDoes('EXPIRED'),
      ask('readPaymentReturn', 'a code that is over', returned),
      ask('readPaymentAttempt', 'a code that is over', attempt),
    ],
  },
  {
    realm: 'arena', viewer: 'philippines', steps: [
      ask('updateBasket', 'a monthly licence in pesos', { sku: 'arena-pass-month-php' }),
      ask('initPaymentMethod', 'a new card, and GCash', basket),
      ask('payBasket', 'in a wallet', payment('GCASH', 'in-a-wallet')),
      ask('readPaymentAttempt', 'in a wallet', attempt),
      payerDoes('PAID'),
      ask('readPaymentReturn', 'paid from a wallet', returned),
      ask('readReceipt', 'paid from a wallet', { licenceId: 'pass' }),
      ask('readCards', 'a wallet', {}),
    ],
  },
  {
    realm: 'cinema', viewer: 'netherlands', steps: [
      ask('updateBasket', 'a monthly licence of another tenant', { sku: 'cinema-basic-month' }),
      ask('initPaymentMethod', 'at another tenant', basket),
      ...enterCard('a card whose issuer asks', '4000002760003184', 'token-a-card-whose-issuer-asks'),
      ask('payBasket', 'an issuer asks', payment('CARD', 'by-its-issuer', ({ validatePaymentMethod }) => validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '')),
      payerDoes('PAID'),
      ask('readPaymentReturn', 'paid', returned),
      ask('readPaymentAttempt', 'confirmed and paid', attempt),
      ask('cancelPaymentAttempt', 'paid already', attempt),
      refusals,
      ...enterCard('after five refusals', '4242424242424242', 'token-after-five-refusals'),
    ],
  },
];

import { eq } from 'drizzle-orm';
import { providerPayments } from '../../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { paymentMethods, prices } from '../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { ask, type Earlier, move, recordedAt, type Scenario, type Step } from '../scenario.ts';
import { enterCard } from './enter-card.ts';

const day = 86_400_000;

/** Buys a licence. @param as names the recordings */
const purchase = (sku: string, as: string, number: string): Step[] => [
  ask('updateBasket', as, { sku }),
  ...enterCard(as, number, `token-${as}`),
  ask('payBasket', as, ({ updateBasket, validatePaymentMethod }) => ({
    basketId: updateBasket?.['basketId'] ?? '', basketVersion: updateBasket?.['version'] ?? 0, idempotencyKey: `plan-${sku}`,
    paymentDetailsExternalId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD',
  })),
];

/** Half of the month is over. */
const halfUsed = move(({ running }, realm) => running.context.db.update(subscriptions)
  .set({ anchoredAt: Date.UTC(2026, 0, 1), expiresAt: Date.UTC(2026, 1, 1) }).where(eq(subscriptions.realm, realm)));

const priceOf = (amount: number): Step => move(({ running }) => running.context.db.update(prices).set({ amount }).where(eq(prices.sku, 'cinema-premium-month')));

const shown = ({ previewPlan }: Earlier) => ({ quoteId: previewPlan?.['quoteId'] ?? '' });
const lastOf = (call: string) => (earlier: Earlier) => ({ licenceId: String(earlier[call]?.['licenceId'] ?? ''), version: Number(earlier[call]?.['version'] ?? 0) });

const heldNow = ({ readHeldLicences }: Earlier) => ({ licenceId: 'pass', version: (readHeldLicences?.['licences'] as unknown as { version: number }[])[0]!.version });
const byLastCard = (earlier: Earlier) => ({ ...lastOf('updateLicenceCard')(earlier), cardId: String(earlier['validatePaymentMethod']?.['parsedData']?.['paymentDetailsExid'] ?? '') });
const waiting = (call: string) => (earlier: Earlier) => ({ attemptId: String((earlier[call]?.['confirmation'] as { attemptId?: string } | undefined)?.attemptId ?? '') });

/** The card that pays asks its holder each time. */
const asksEachTime = move(({ running }) => running.context.db.update(paymentMethods).set({ outcome: 'challenge_each' }).where(eq(paymentMethods.accountId, 'cinema.netherlands')));

/** The last renewal waits for the card's holder. */
const toConfirm = move(({ running }, realm) => running.context.db.update(subscriptions).set({
  failedTries: 1, expiresAt: recordedAt - day / 2, pendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' as const, requestedAt: recordedAt - day / 2, actionDueBy: recordedAt + 6.5 * day }],
}).where(eq(subscriptions.realm, realm)));

/** The holder confirms it at the issuer, which sends no word. */
const confirmed = move(({ running }) => running.context.db.update(providerPayments).set({ state: 'PAID' }).where(eq(providerPayments.state, 'OPEN')));

/** A change of plan both ways: shown, made, kept as it was, and refused. */
export const planScenarios: Scenario[] = [
  { realm: 'cinema', viewer: 'child', steps: [ask('previewPlan', 'a child', { licenceId: 'pass', sku: 'cinema-premium-month' }), ask('changePlan', 'a child', { quoteId: 'nowhere' }), ask('keepPlan', 'a child', { licenceId: 'pass', version: 1 })] },
  {
    realm: 'cinema', viewer: 'buyer', steps: [
      ask('previewPlan', 'nothing held', { licenceId: 'pass', sku: 'cinema-premium-month' }),
      ...purchase('cinema-basic-month', 'the lower licence', '4242424242424242'),
      halfUsed,
      ask('readHeldLicences', 'a licence with a higher one', {}),
      ask('readLicences', 'with a licence of the family', {}),
      ask('previewPlan', 'another period', { licenceId: 'pass', sku: 'cinema-premium-year' }),
      ask('previewPlan', 'a higher licence', { licenceId: 'pass', sku: 'cinema-premium-month' }),
      priceOf(1299),
      ask('changePlan', 'another price than was shown', shown),
      priceOf(1199),
      ask('changePlan', 'a higher licence', shown),
      ask('readHeldLicences', 'a higher licence, and one that is over', {}),
      ask('readLicences', 'with a higher licence of the family', {}),
      ask('previewPlan', 'a lower licence', { licenceId: 'premium', sku: 'cinema-basic-month' }),
      ask('changePlan', 'a lower licence', shown),
      ask('readHeldLicences', 'a licence that changes later', {}),
      ask('keepPlan', 'an old version', { licenceId: 'premium', version: 99 }),
      ask('keepPlan', 'kept as it is', lastOf('changePlan')),
      ask('keepPlan', 'nothing to keep', lastOf('keepPlan')),
      ask('keepPlan', 'nothing held', { licenceId: 'nowhere', version: 1 }),
    ],
  },
  {
    realm: 'cinema', viewer: 'netherlands', steps: [
      ...purchase('cinema-basic-month', 'a lower licence', '5555555555554444'),
      ...enterCard('a card that is refused then', '4000000000000002', 'token-a-card-that-is-refused-then'),
      ask('readHeldLicences', 'before a change of plan', {}),
      ask('updateLicenceCard', 'before a change of plan', ({ validatePaymentMethod, readHeldLicences }) => ({
        licenceId: 'pass', version: (readHeldLicences?.['licences'] as unknown as { version: number }[])[0]!.version, cardId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '',
      })),
      ask('previewPlan', 'by a card that is refused', { licenceId: 'pass', sku: 'cinema-premium-month' }),
      ask('changePlan', 'a card that is refused', shown),
      ask('changePlan', 'what was refused once', shown),
      ...enterCard('a card whose issuer asks each time', '4000002760003184', 'token-a-card-whose-issuer-asks-each-time'),
      ask('updateLicenceCard', 'a card whose issuer asks', byLastCard),
      ask('readPaymentAttempt', 'a card that is to be confirmed', waiting('updateLicenceCard')),
      ask('cancelPaymentAttempt', 'a card that is not taken after all', waiting('updateLicenceCard')),
      asksEachTime,
      ask('previewPlan', 'by a card whose issuer asks', { licenceId: 'pass', sku: 'cinema-premium-month' }),
      ask('changePlan', 'a card whose issuer asks', shown),
      ask('readPaymentAttempt', 'a plan that is to be confirmed', waiting('changePlan')),
      ask('cancelPaymentAttempt', 'a plan that is left as it is', waiting('changePlan')),
      ask('authorisePayment', 'nothing to confirm', lastOf('updateLicenceCard')),
      toConfirm,
      ask('readHeldLicences', 'a payment that is to be confirmed', {}),
      ask('authorisePayment', 'an old version', { licenceId: 'pass', version: 99 }),
      ask('authorisePayment', 'begun', heldNow),
      ask('readHeldLicences', 'a payment that is being confirmed', {}),
      ask('readPaymentAttempt', 'a renewal that is to be confirmed', waiting('authorisePayment')),
      confirmed,
      ask('readPaymentReturn', 'a renewal that was confirmed', ({ authorisePayment }) => ({ reference: String((authorisePayment?.['confirmation'] as { url?: string } | undefined)?.url ?? '').split('/').at(-1) ?? '' })),
      ask('readPaymentAttempt', 'a renewal that was confirmed', waiting('authorisePayment')),
      ask('readHeldLicences', 'a payment that was confirmed', {}),
    ],
  },
];

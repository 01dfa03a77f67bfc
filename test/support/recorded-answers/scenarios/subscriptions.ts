import { eq } from 'drizzle-orm';
import { priceMigrations, priceVersions } from '../../../../demo/platform/db/tables/purchase/price-tables.ts';
import { paymentHistory, subscriptions } from '../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { ask, type Earlier, move, recordedAt, type Scenario, type Step } from '../scenario.ts';
import { enterCard } from './enter-card.ts';

const day = 86_400_000;

/** Buys a licence by a good card. @param as names the recordings */
export const purchase = (sku: string, as: string): Step[] => [
  ask('updateBasket', as, { sku }),
  ...enterCard(as, '4242424242424242', `token-${as}`),
  ask('payBasket', as, ({ updateBasket, validatePaymentMethod }) => ({
    basketId: updateBasket?.['basketId'] ?? '', basketVersion: updateBasket?.['version'] ?? 0, idempotencyKey: `subscription-${sku}`,
    paymentDetailsExternalId: validatePaymentMethod?.['parsedData']?.['paymentDetailsExid'] ?? '', targetPaymentProvider: validatePaymentMethod?.['parsedData']?.['targetPaymentProvider'] ?? '', paymentMethodType: 'CARD',
  })),
];

/** The licence as it was answered last by this call. */
const seenBy = (call: string, licenceId = 'pass') => (earlier: Earlier) => ({ licenceId, version: Number(earlier[call]?.['version'] ?? 0) });
/** As it stands in the list of everything held. */
const seenInList = (licenceId = 'pass') => ({ readHeldLicences }: Earlier) => {
  const licences = (readHeldLicences?.['licences'] ?? []) as { licenceId: string; version: number }[];
  return { licenceId, version: licences.find((held) => held.licenceId === licenceId)?.version ?? 0 };
};

/** Cards that were kept in the same moment have no order. */
const clockAt = (fix: number): Step => move((platform) => platform.ask({ path: '/demo/clock', method: 'PUT', body: { fix } }));

/** One of the cards as they were last answered. */
const cardAt = (place: number) => ({ readCards }: Earlier) => ({ cardId: ((readCards?.['cards'] ?? []) as { cardId: string }[])[place]?.cardId ?? '' });

/** The pause has begun, and the paid time is over. */
const paused = move(({ running }, realm) => running.context.db.update(subscriptions)
  .set({ paused: true, status: 'EXPIRED', expiresAt: recordedAt - day, resumeAt: recordedAt + 30 * day, pendingActions: [] }).where(eq(subscriptions.realm, realm)));

/** The last renewal was refused; the licence is open for some days more, and nothing is due by itself before the next of them. */
const unpaid = move(({ running }, realm) => running.context.db.update(subscriptions).set({
  failedTries: 1, expiresAt: recordedAt - day / 2, pendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' as const, requestedAt: recordedAt - day, actionDueBy: recordedAt + 6 * day }],
}).where(eq(subscriptions.realm, realm)));

/** Nothing of it goes on. */
const over = move(({ running }, realm) => running.context.db.update(subscriptions).set({ status: 'EXPIRED', renews: false, pendingActions: [] }).where(eq(subscriptions.realm, realm)));

/** A card for a licence, as both were last answered. */
const cardFor = (place: number) => (earlier: Earlier) => ({ ...seenInList()(earlier), ...cardAt(place)(earlier) });

/** A new price is announced for everything that goes on. */
const newPrice = move(async ({ running: { context: { db } } }, realm) => {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.realm, realm));
  await db.insert(priceVersions).values(rows.map(({ sku, scale, currency }) => ({ realm, sku, version: 2, amount: 1299, scale, currency, since: recordedAt })));
  await db.insert(priceMigrations).values(rows.map(({ id: subscriptionId, accountId, licenceId, sku }, index) => ({
    id: `price-${index + 1}`, realm, accountId, subscriptionId, licenceId, sku, fromVersion: 1, toVersion: 2, amount: 1299, asksConsent: true,
    status: 'OPEN' as const, stage: 'ANNOUNCED' as const, announcedAt: recordedAt, effectiveAt: recordedAt + 20 * day,
  })));
});

/** It goes on as before. */
const oldPrice = move(async ({ running: { context: { db } } }, realm) => {
  await db.update(priceMigrations).set({ stage: 'REPLACED', closedAt: recordedAt }).where(eq(priceMigrations.realm, realm));
  await db.update(subscriptions).set({ renews: true }).where(eq(subscriptions.realm, realm));
});

/** More happened than one answer holds. */
const muchHistory = move(({ running }, realm) => running.context.db.insert(paymentHistory).values(Array.from({ length: 21 }, (_, index) => ({
  id: `older-${index}`, realm, accountId: `${realm}.buyer`, itemType: 'PAYMENT_FAILED' as const, status: 'FAILED' as const, at: recordedAt - index * day, licenceId: 'pass', sku: 'arena-pass-month', amount: 999, scale: 2, currency: 'EUR',
}))));

/** A subscription from its purchase to its end, every change of it and every refusal on the way, and the cards that are kept. */
export const subscriptionScenarios: Scenario[] = [
  { realm: 'arena', viewer: 'guest', steps: [ask('readHeldLicences', 'refused', {}), ask('readPriceMigrations', 'refused', {}), ask('readCancellationPromotions', 'refused', {}), ask('readPaymentHistory', 'refused', {}), ask('readCards', 'refused', {}), ask('readReceipt', 'refused', { licenceId: 'pass' })] },
  { realm: 'arena', viewer: 'child', steps: [ask('pauseLicence', 'a child', { licenceId: 'pass', version: 1 }), ask('readCards', 'a child', {}), ask('readReceipt', 'a child', { licenceId: 'pass' })] },
  { realm: 'arena', viewer: 'subscriber', steps: [ask('readHeldLicences', 'given, not bought here', {}), ask('readReceipt', 'given, not bought here', { licenceId: 'pass' })] },
  {
    realm: 'arena', viewer: 'buyer', steps: [
      ask('readHeldLicences', 'nothing held', {}),
      ask('readPriceMigrations', 'none', {}),
      ask('readCancellationPromotions', 'none', {}),
      ask('readPaymentHistory', 'nothing paid', {}),
      ask('pauseLicence', 'nothing held', { licenceId: 'pass', version: 1 }),
      ...purchase('arena-pass-month', 'of a subscription'),
      ask('readHeldLicences', 'a monthly licence', {}),
      ask('readPaymentHistory', 'one payment', {}),
      ask('readInvoiceFile', 'of a payment', ({ readPaymentHistory }) => ({ id: ((readPaymentHistory?.['items'] ?? []) as { id: string }[])[0]?.id ?? '' })),
      ask('readInvoiceFile', 'of nobody', { id: 'nowhere' }),
      ask('readReceipt', 'of a subscription', { licenceId: 'pass' }),
      ask('readReceipt', 'of what is not held', { licenceId: 'nowhere' }),
      ask('pauseLicence', 'an old version', { licenceId: 'pass', version: 99 }),
      ask('pauseLicence', 'a day before the pause begins', (earlier) => ({ ...seenInList()(earlier), resumeAfter: recordedAt + day })),
      ask('pauseLicence', 'until a day', (earlier) => ({ ...seenInList()(earlier), resumeAfter: recordedAt + 60 * day })),
      ask('resumeLicence', 'a pause that was asked for', seenBy('pauseLicence')),
      ask('verifyCancellationOffer', 'an offer to stay', { licenceId: 'pass' }),
      ask('cancelLicence', 'before the offer was answered', seenBy('resumeLicence')),
      ask('refuseCancellationOffer', 'refused', seenBy('resumeLicence')),
      ask('verifyCancellationOffer', 'none', { licenceId: 'pass' }),
      ask('redeemCancellationOffer', 'not open any more', seenBy('resumeLicence')),
      ask('cancelLicence', 'after the offer was refused', (earlier) => ({ ...seenBy('resumeLicence')(earlier), ignoreOffer: true })),
      ask('sayCancelReason', 'of what was cancelled', { licenceId: 'pass', reason: 'NOT_USED' }),
      ask('sayCancelReason', 'of what is not held', { licenceId: 'nowhere', reason: 'NOT_USED' }),
      ask('pauseLicence', 'what was cancelled', seenBy('cancelLicence')),
      ask('reactivateLicence', 'before its end', seenBy('cancelLicence')),
      paused,
      ask('readHeldLicences', 'a paused licence', {}),
      ask('resumeLicence', 'a pause', seenInList()),
      muchHistory,
      ask('readPaymentHistory', 'the first page of two', {}),
      ask('readPaymentHistory', 'the second page', ({ readPaymentHistory }) => ({ lastSeen: readPaymentHistory?.['lastSeen'] ?? '' })),
    ],
  },
  {
    realm: 'cinema', viewer: 'buyer', steps: [
      ...purchase('cinema-basic-month', 'of a subscription with tax on top'),
      ask('readHeldLicences', 'with tax on top', {}),
      ask('verifyCancellationOffer', 'with tax on top', { licenceId: 'pass' }),
      ask('readCancellationPromotions', 'one offer', {}),
      ask('redeemCancellationOffer', 'taken', seenInList()),
      ask('readHeldLicences', 'with a discount', {}),
      ask('readCards', 'one, which pays', {}),
      ask('removeCard', 'one that pays', cardAt(0)),
      clockAt(recordedAt + 1_000),
      ...enterCard('another card to keep', '4000000000000002', 'token-another-card-to-keep'),
      ask('readCards', 'two', {}),
      ask('makeCardDefault', 'the one that pays', cardAt(0)),
      newPrice,
      ask('readHeldLicences', 'a new price', {}),
      ask('readPriceMigrations', 'one that is announced', {}),
      ask('answerPriceMigration', 'agreed to', (earlier) => ({ migrationId: 'price-1', status: 'CONTINUE', version: seenInList()(earlier).version })),
      ask('answerPriceMigration', 'left', (earlier) => ({ migrationId: 'price-1', status: 'LEAVE', version: seenBy('answerPriceMigration')(earlier).version })),
      ask('answerPriceMigration', 'what does not go on', (earlier) => ({ migrationId: 'price-1', status: 'CONTINUE', version: seenBy('answerPriceMigration')(earlier).version })),
      ask('answerPriceMigration', 'an old version', (earlier) => ({ migrationId: 'price-1', status: 'LEAVE', version: seenInList()(earlier).version })),
      ask('answerPriceMigration', 'of nobody', { migrationId: 'nowhere', status: 'LEAVE', version: 1 }),
      oldPrice,
      ask('readPriceMigrations', 'one that was replaced', {}),
      unpaid,
      ask('readHeldLicences', 'a period that is not paid', {}),
      ask('payLicenceByCard', 'a card that is refused', cardFor(1)),
      ask('readHeldLicences', 'not paid by another card either', {}),
      ask('updateLicenceCard', 'a card that is refused', cardFor(1)),
      ask('updateLicenceCard', 'an old version', cardFor(0)),
      ask('readHeldLicences', 'still not paid', {}),
      ask('updateLicenceCard', 'a card that is not kept', (earlier) => ({ ...seenInList()(earlier), cardId: 'nowhere' })),
      ask('updateLicenceCard', 'a card that pays what is open', cardFor(0)),
      ask('payLicenceByCard', 'while nothing is open', (earlier) => ({ ...seenBy('updateLicenceCard')(earlier), ...cardAt(0)(earlier) })),
      ask('payLicenceByCard', 'a card that is not kept', (earlier) => ({ ...seenBy('payLicenceByCard')(earlier), cardId: 'nowhere' })),
      ask('payLicenceByCard', 'an old version', cardFor(0)),
      over,
      ask('readHeldLicences', 'one that is over', {}),
      ask('payLicenceByCard', 'what is over', cardFor(0)),
      ask('updateLicenceCard', 'what is over', cardFor(0)),
      ask('removeCard', 'the other one', cardAt(1)),
      ask('removeCard', 'one that is not kept', { cardId: 'nowhere' }),
      clockAt(recordedAt),
    ],
  },
];

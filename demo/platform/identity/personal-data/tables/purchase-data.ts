import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { purchaseMails } from '../../../db/tables/purchase/mail-tables.ts';
import { planQuotes } from '../../../db/tables/purchase/plan-tables.ts';
import { priceMigrations } from '../../../db/tables/purchase/price-tables.ts';
import { baskets, entitlements, paymentMethods, removedCards } from '../../../db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../../db/tables/purchase/subscription-tables.ts';
import { trialUses, voucherUses } from '../../../db/tables/purchase/voucher-tables.ts';
import { forgetRemovedCards, removeCards } from '../../../purchase/cards/removed-cards.ts';
import { personal } from '../personal-table.ts';
import { dayMs, iso, isoOrNull } from './shown-moment.ts';

const withAccount = { until: 'the account is deleted' };
/** chosen: longer than a disputed payment goes on, and than a subscription of a year */
const mailMs = 730 * dayMs;
/** chosen: a quote is asked for again long before */
const quoteMs = 30 * dayMs;

/** What members hold and pay by. */
export const purchaseData = [
  personal(baskets, {
    purpose: 'What is about to be bought', columns: { identifier: ['id', 'accountId'], purchase: ['sku', 'besideSkus', 'voucherId', 'acknowledgedNoTrial', 'quote'], row: ['version'] },
    of: ({ accountId }) => eq(baskets.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'basket', order: [asc(baskets.id)], show: ({ sku, besideSkus }) => ({ sku, besideSkus }) },
  }),
  personal(paymentMethods, {
    purpose: 'Pays the next period; never a card number', columns: { identifier: ['id', 'accountId', 'fingerprint'], person: ['cardHolder'], payment: ['cardType', 'last4', 'outcome', 'expiryMonth', 'expiryYear', 'isDefault', 'mandate'], row: ['addedAt'] },
    of: ({ accountId }) => eq(paymentMethods.accountId, accountId), kept: { until: 'its owner removes it, or the account is deleted' },
    erased: { how: 'deleted; of a card that paid its fingerprint stays, without whose it was', run: (db, { accountId }) => removeCards(db, eq(paymentMethods.accountId, accountId)) },
    exported: { section: 'cards', order: [asc(paymentMethods.id)], show: ({ cardType, last4, cardHolder, expiryMonth, expiryYear }) => ({ cardType, lastDigits: last4, cardHolder, expires: `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` }) },
  }),
  personal(removedCards, {
    purpose: 'A card that withdraws again does not count as another one', columns: { identifier: ['id', 'fingerprint'] },
    kept: { until: 'thirty days after it last paid; where a payment of it was paid back, as long as that is kept', prune: forgetRemovedCards }, exported: { omitted: 'a keyed hash, without whose it was' }, erased: { how: 'stays for its time: it names nobody' },
  }),
  personal(entitlements, {
    purpose: 'What may be watched', columns: { identifier: ['accountId', 'attemptId'], purchase: ['licenceId', 'expiresAt', 'provider'], row: ['realm'] },
    of: ({ accountId }) => eq(entitlements.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'licences', order: [asc(entitlements.licenceId)], show: ({ licenceId, expiresAt }) => ({ licence: licenceId, until: isoOrNull(expiresAt) }) },
  }),
  personal(subscriptions, {
    purpose: 'Renews, pauses and ends licences',
    columns: {
      identifier: ['id', 'accountId', 'paymentMethodId'],
      purchase: ['licenceId', 'sku', 'status', 'period', 'renews', 'anchoredAt', 'periods', 'expiresAt', 'paused', 'resumeAt', 'pendingActions', 'amount', 'scale', 'currency', 'discount', 'priceVersion', 'periodPaid', 'nextPlan', 'failedTries', 'offeredAt', 'purchasedAt'],
      viewing: ['begunAt', 'delivered'], choice: ['locale', 'cancelReason'], row: ['realm', 'version'],
    },
    of: ({ accountId }) => eq(subscriptions.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: {
      section: 'subscriptions', order: [asc(subscriptions.purchasedAt), asc(subscriptions.id)],
      show: ({ licenceId, sku, status, renews, paused, amount, scale, currency, expiresAt, purchasedAt, begunAt, cancelReason }) => ({ licence: licenceId, sku, status, renews, paused, amount, scale, currency, until: isoOrNull(expiresAt), boughtAt: iso(purchasedAt), firstWatchedAt: isoOrNull(begunAt), cancelReason }),
    },
  }),
  personal(priceMigrations, {
    purpose: 'Tells of a new price, and asks', columns: { identifier: ['id', 'accountId', 'subscriptionId'], purchase: ['licenceId', 'sku', 'fromVersion', 'toVersion', 'amount', 'asksConsent', 'effectiveAt'], choice: ['status', 'answeredAt'], row: ['realm', 'stage', 'announcedAt', 'closedAt'] },
    of: ({ accountId }) => eq(priceMigrations.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'newPrices', order: [asc(priceMigrations.announcedAt), asc(priceMigrations.id)], show: ({ licenceId, amount, status, announcedAt, effectiveAt }) => ({ licence: licenceId, amount, answer: status, announcedAt: iso(announcedAt), from: iso(effectiveAt) }) },
  }),
  personal(purchaseMails, {
    purpose: 'Mails about purchases, each once', columns: { identifier: ['key', 'accountId'], purchase: ['mail'], choice: ['locale'], row: ['realm', 'writtenAt', 'goodUntil', 'state', 'tries', 'dueAt'] },
    of: ({ buyerIds }) => inArray(purchaseMails.accountId, buyerIds), erased: 'deleted', exported: { omitted: 'repeats the history' },
    kept: { until: 'two years after it was sent', prune: async (db, now) => { await db.delete(purchaseMails).where(and(inArray(purchaseMails.state, ['SENT', 'DROPPED']), lt(purchaseMails.writtenAt, now - mailMs))); } },
  }),
  personal(planQuotes, {
    purpose: 'What a change of plan was shown to cost', columns: { identifier: ['id', 'accountId'], purchase: ['facts'], row: ['realm', 'expiresAt', 'isUsed'] },
    of: ({ accountId }) => eq(planQuotes.accountId, accountId), erased: 'deleted', exported: { omitted: 'an offer; what came of it is in the history' },
    kept: { until: 'thirty days after it expired', prune: async (db, now) => { await db.delete(planQuotes).where(lt(planQuotes.expiresAt, now - quoteMs)); } },
  }),
  personal(voucherUses, {
    purpose: 'A voucher is used once each', columns: { identifier: ['accountId', 'attemptId'], purchase: ['voucherId', 'usedAt'] },
    of: ({ accountId }) => eq(voucherUses.accountId, accountId), kept: withAccount, erased: 'deleted',
    exported: { section: 'vouchers', order: [asc(voucherUses.usedAt), asc(voucherUses.voucherId)], show: ({ voucherId, usedAt }) => ({ voucher: voucherId, usedAt: iso(usedAt) }) },
  }),
  personal(trialUses, {
    purpose: 'A free trial is had once', columns: { identifier: ['accountId', 'fingerprint'], purchase: ['scope', 'usedAt'], row: ['realm'] },
    of: ({ accountId }) => eq(trialUses.accountId, accountId), kept: withAccount,
    exported: { section: 'trials', order: [asc(trialUses.usedAt), asc(trialUses.scope)], show: ({ scope, usedAt }) => ({ of: scope, usedAt: iso(usedAt) }) },
    erased: {
      how: 'deleted; of a trial by card its fingerprint stays, without whose it was',
      // chosen: a card has one free trial however often its holder begins anew
      run: async (db, { accountId }) => {
        await db.delete(trialUses).where(and(eq(trialUses.accountId, accountId), isNull(trialUses.fingerprint)));
        await db.update(trialUses).set({ accountId: `removed ${randomUUID()}` }).where(and(eq(trialUses.accountId, accountId), isNotNull(trialUses.fingerprint)));
      },
    },
  }),
];

import { and, asc, type Column, eq, inArray, isNotNull, lt, notExists, type SQL } from 'drizzle-orm';
import { disputes, providerDisputes } from '../../../db/tables/purchase/dispute-tables.ts';
import { guestBuyers } from '../../../db/tables/purchase/gift-tables.ts';
import { providerMovements, providerPayments, vendorOrders } from '../../../db/tables/purchase/provider-tables.ts';
import { charges, paymentAttempts } from '../../../db/tables/purchase/purchase-tables.ts';
import { refunds } from '../../../db/tables/purchase/refund-tables.ts';
import { invoices, ledgerEntries, paymentHistory } from '../../../db/tables/purchase/subscription-tables.ts';
import { accounts } from '../../../db/tables/viewer-tables.ts';
import { personal } from '../personal-table.ts';
import { dayMs, iso } from './shown-moment.ts';
import { subquery } from './subquery.ts';

/** chosen: ten years and a few days, the longest that books have to be kept where tenants sell */
const booksMs = 3660 * dayMs;

/** Rows whose buyer has no account any more, and is no guest who is known. */
const ofNobody = (accountId: Column): SQL | undefined => and(
  notExists(subquery.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))),
  notExists(subquery.select({ id: guestBuyers.id }).from(guestBuyers).where(eq(guestBuyers.id, accountId))),
);
const isOld = (accountId: Column, at: Column, now: number): SQL | undefined => and(lt(at, now - booksMs), ofNobody(accountId));
/** Rows without a moment go with the payment that they are about. */
const isLeftOver = (accountId: Column, attemptId: Column): SQL | undefined =>
  and(ofNobody(accountId), notExists(subquery.select({ id: paymentAttempts.id }).from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))));

const until = 'ten years after the payment, and the account is deleted';
const erased = { how: 'stays for its time, as the law asks for books: by an id that leads to nobody any more' };
/** Books of the providers that stand in. */
const standIn = { omitted: 'the book of a payment provider, who answers for it' };

/** What was paid, and its books. Rows that name other rows come before them. */
export const bookData = [
  personal(charges, {
    purpose: 'Completed charges', columns: { identifier: ['id', 'attemptId', 'accountId'], payment: ['amount', 'currency', 'chargedAt'] },
    of: ({ buyerIds }) => inArray(charges.accountId, buyerIds), erased,
    kept: { until, prune: async (db, now) => { await db.delete(charges).where(isOld(charges.accountId, charges.chargedAt, now)); } },
    exported: { section: 'payments', order: [asc(charges.chargedAt), asc(charges.id)], show: ({ amount, currency, chargedAt }) => ({ amount, currency, at: iso(chargedAt) }) },
  }),
  personal(paymentHistory, {
    purpose: 'What happened to payments, withdrawals among them', columns: { identifier: ['id', 'accountId'], purchase: ['itemType', 'status', 'licenceId', 'sku'], payment: ['amount', 'scale', 'currency', 'invoiceNumber'], row: ['realm', 'at', 'position'] },
    of: ({ buyerIds }) => inArray(paymentHistory.accountId, buyerIds), erased,
    kept: { until, prune: async (db, now) => { await db.delete(paymentHistory).where(isOld(paymentHistory.accountId, paymentHistory.at, now)); } },
    exported: {
      section: 'history', order: [asc(paymentHistory.position)],
      show: ({ itemType, status, licenceId, sku, amount, scale, currency, invoiceNumber, at }) => ({ what: itemType, status, licence: licenceId, sku, amount, scale, currency, invoiceNumber, at: iso(at) }),
    },
  }),
  personal(invoices, {
    purpose: 'Invoices and credit notes; who was billed is sealed', columns: { identifier: ['accountId', 'attemptId'], contact: ['paper'], purchase: ['licenceId', 'lines', 'kind'], payment: ['number', 'net', 'tax', 'total', 'scale', 'currency', 'reversedNumber'], row: ['realm', 'issuedAt'] },
    of: ({ buyerIds }) => inArray(invoices.accountId, buyerIds), erased,
    kept: {
      until: `${until}; its number and sums stay, without whose they were`,
      prune: async (db, now) => { await db.update(invoices).set({ paper: null, accountId: 'removed' }).where(and(isNotNull(invoices.paper), isOld(invoices.accountId, invoices.issuedAt, now))); },
    },
    exported: {
      section: 'invoices', order: [asc(invoices.number)],
      show: ({ number, kind, licenceId, net, tax, total, scale, currency, issuedAt, reversedNumber, paper }) => ({ number, kind, licence: licenceId, net, tax, total, scale, currency, reversedNumber, buyer: paper?.buyer ?? null, at: iso(issuedAt) }),
    },
  }),
  personal(ledgerEntries, {
    purpose: 'Double-entry books', columns: { identifier: ['movement', 'book'], payment: ['amount', 'scale', 'currency'], row: ['realm', 'at'] },
    of: ({ buyerIds }) => inArray(ledgerEntries.book, buyerIds.map((id) => `customer ${id}`)),
    kept: { until: 'ever: sums under an id' }, exported: { omitted: 'repeats the history' }, erased,
  }),
  personal(refunds, {
    purpose: 'Money that goes back after a withdrawal or a change', columns: { identifier: ['id', 'attemptId', 'accountId'], purchase: ['licenceId', 'sku', 'itemType'], payment: ['provider', 'amount', 'scale', 'currency', 'invoiceNumber', 'state'], row: ['realm', 'dueAt', 'tries', 'isTold'] },
    of: ({ buyerIds }) => inArray(refunds.accountId, buyerIds), erased,
    kept: { until, prune: async (db, now) => { await db.delete(refunds).where(isOld(refunds.accountId, refunds.dueAt, now)); } },
    exported: { section: 'refunds', order: [asc(refunds.dueAt), asc(refunds.id)], show: ({ itemType, licenceId, amount, scale, currency, state, invoiceNumber }) => ({ what: itemType, licence: licenceId, amount, scale, currency, state, creditNote: invoiceNumber }) },
  }),
  personal(paymentAttempts, {
    purpose: 'Each try to pay, so that none is charged twice',
    columns: { identifier: ['id', 'accountId', 'idempotencyKey', 'bodyHash', 'basketId'], purchase: ['licenceId', 'basketVersion', 'purpose'], payment: ['state', 'failureCode', 'amount', 'scale', 'currency', 'provider', 'methodType', 'paymentMethodId', 'action'], choice: ['locale'], row: ['realm', 'createdAt'] },
    of: ({ buyerIds }) => inArray(paymentAttempts.accountId, buyerIds), erased, exported: { omitted: 'repeats the history' },
    kept: { until, prune: async (db, now) => { await db.delete(paymentAttempts).where(isOld(paymentAttempts.accountId, paymentAttempts.createdAt, now)); } },
  }),
  personal(disputes, {
    purpose: 'Payments that a cardholder disputes', columns: { identifier: ['reference', 'attemptId', 'accountId'], payment: ['state', 'amount'] },
    of: ({ buyerIds }) => inArray(disputes.accountId, buyerIds), erased,
    kept: { until, prune: async (db) => { await db.delete(disputes).where(isLeftOver(disputes.accountId, disputes.attemptId)); } },
    exported: { section: 'disputes', order: [asc(disputes.reference)], show: ({ state, amount }) => ({ state, amount }) },
  }),
  personal(vendorOrders, {
    purpose: 'What a payment vendor is asked', columns: { identifier: ['attemptId', 'accountId', 'subscriptionId'], payment: ['vendorReference', 'paymentMethodId', 'mandate', 'keepsMandate', 'isPresent'], row: ['work', 'workAt', 'tries'] },
    of: ({ buyerIds }) => inArray(vendorOrders.accountId, buyerIds), exported: { omitted: 'ids of a vendor' },
    kept: { until, prune: async (db) => { await db.delete(vendorOrders).where(isLeftOver(vendorOrders.accountId, vendorOrders.attemptId)); } },
    erased: { how: `what pays again is emptied; the rest ${erased.how}`, run: async (db, { buyerIds }) => { await db.update(vendorOrders).set({ mandate: null, paymentMethodId: null }).where(inArray(vendorOrders.accountId, buyerIds)); } },
  }),
  personal(providerPayments, {
    purpose: 'The stand-in providers’ own payments', columns: { identifier: ['reference', 'attemptId', 'accountId'], payment: ['provider', 'step', 'seller', 'amount', 'scale', 'currency', 'state', 'failureCode', 'refusedAs', 'returnTo', 'settlesAt', 'confirmedAt', 'mandate'], row: ['realm', 'createdAt', 'expiresAt'] },
    of: ({ buyerIds }) => inArray(providerPayments.accountId, buyerIds), erased, exported: standIn,
    kept: { until, prune: async (db, now) => { await db.delete(providerPayments).where(isOld(providerPayments.accountId, providerPayments.createdAt, now)); } },
  }),
  personal(providerMovements, {
    purpose: 'The stand-in providers’ own book', columns: { identifier: ['key', 'attemptId', 'accountId'], payment: ['provider', 'amount', 'scale', 'currency', 'outcome'], row: ['at'] },
    of: ({ buyerIds }) => inArray(providerMovements.accountId, buyerIds), erased, exported: standIn,
    kept: { until, prune: async (db, now) => { await db.delete(providerMovements).where(isOld(providerMovements.accountId, providerMovements.at, now)); } },
  }),
  personal(providerDisputes, {
    purpose: 'The stand-in providers’ own disputes', columns: { identifier: ['reference', 'attemptId', 'accountId'], payment: ['provider', 'amount', 'outcome'], row: ['opensAt', 'reviewAt', 'closesAt'] },
    of: ({ buyerIds }) => inArray(providerDisputes.accountId, buyerIds), erased, exported: standIn,
    kept: { until, prune: async (db, now) => { await db.delete(providerDisputes).where(isOld(providerDisputes.accountId, providerDisputes.closesAt, now)); } },
  }),
];

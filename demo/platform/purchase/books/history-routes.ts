import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { invoiceFile, invoiceFileQuery } from '../../../../src/contracts/purchase/papers/invoice-file.ts';
import { receipt, receiptQuery } from '../../../../src/contracts/purchase/papers/receipt.ts';
import { paymentHistory } from '../../../../src/contracts/purchase/payment-history.ts';
import { licences } from '../../db/tables/purchase/purchase-tables.ts';
import type { HistoryRow } from '../../db/tables/purchase/subscription-tables.ts';
import { giftPricesOf, giftProductsOf } from '../gifts/gift-products.ts';
import { buyerIdsOf } from '../gifts/guest-purchases.ts';
import { textIn } from '../../realm/text-in.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { historyPage } from './history-store.ts';
import { addressOfInvoice, fileNameOf, withFile } from './invoice-files.ts';
import { invoiceName } from './invoice-name.ts';
import { presentReceipt } from './present-receipt.ts';

/** The invoice of an item, and its file where there is one. */
const invoiceOf = ({ realm, invoiceNumber: number }: HistoryRow, files: ReadonlySet<number>) =>
  (number === null ? {} : { invoiceNumber: invoiceName(realm, number), ...(files.has(number) ? { pdf: fileNameOf(realm, number) } : {}) });

const moneyOf = ({ amount, scale, currency }: HistoryRow) => (amount === null || scale === null || currency === null ? {} : { amount: { amount, scale, currency } });

/** What happened to a member's payments. @source spec 2 §3 "Payment history item" */
export const historyRoutes = [
  defineRoute({
    name: 'readPaymentHistory', method: 'GET', path: '/api/v2/customer/payment-history', auth: 'member', ability: 'seePurchases', output: paymentHistory,
    input: z.object({ lastSeen: z.optional(z.coerce.number().check(z.int())) }),
    answer: async ({ lastSeen }, { context: { db }, realm: { realm }, user, locale }) => {
      const { rows, hasMore } = await historyPage(db, { realm, buyerIds: await buyerIdsOf(db, realm, user.id) }, lastSeen);
      const files = await withFile(db, realm, rows.flatMap(({ invoiceNumber }) => invoiceNumber ?? []));
      const terms = await db.select().from(licences).where(eq(licences.realm, realm));
      const [gifts, giftPrices] = [await giftProductsOf(db, realm), await giftPricesOf(db, realm)];
      const nameOf = ({ licenceId, sku }: HistoryRow): string => {
        const gift = giftPrices.find((price) => price.sku === sku)?.giftId;
        const named = gifts.find((row) => row.id === gift) ?? terms.find((row) => row.id === licenceId);
        return named ? textIn(named.names, locale) : licenceId;
      };
      const last = rows.at(-1)?.position;
      return {
        items: rows.map((row) => ({
          id: row.id, itemType: row.itemType, name: nameOf(row), date: new Date(row.at).toISOString(), status: row.status, skus: [row.sku], ...moneyOf(row), ...invoiceOf(row, files),
        })),
        ...(hasMore && last ? { lastSeen: String(last) } : {}),
      };
    },
  }),
  defineRoute({
    name: 'readInvoiceFile', method: 'GET', path: '/api/v2/customer/payment-history/:id/pdf', auth: 'member', ability: 'seePaymentMeans', input: invoiceFileQuery, output: invoiceFile,
    answer: ({ id }, caller) => addressOfInvoice(caller, id),
  }),
  defineRoute({
    name: 'readReceipt', method: 'GET', path: '/api/v2/customer/receipts/:licenceId', auth: 'member', ability: 'seePurchases', input: receiptQuery, output: receipt,
    answer: ({ licenceId }, caller) => presentReceipt(caller, licenceId),
  }),
];

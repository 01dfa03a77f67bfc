import { invoiceFile, invoiceFileQuery } from '../../../contracts/purchase/papers/invoice-file.ts';
import { receipt, receiptQuery } from '../../../contracts/purchase/papers/receipt.ts';
import { paymentHistory, paymentHistoryQuery } from '../../../contracts/purchase/payment-history.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** What happened to payments, newest first, page by page. @source spec 2 §3 "Payment history item", §9 "Payment history page size: not shown"; chosen: the path and the cursor */
export const readPaymentHistory = defineCall({
  name: 'readPaymentHistory', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: paymentHistoryQuery, output: paymentHistory,
  request: ({ lastSeen }) => ({ path: '/customer/payment-history', query: { lastSeen } }),
});

/** Where the invoice of an item is found as a PDF, once. @source spec 2 §3 "Payment history item: pdf"; chosen: the path */
export const readInvoiceFile = defineCall({
  name: 'readInvoiceFile', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: invoiceFileQuery, output: invoiceFile,
  request: ({ id }) => ({ path: pathOf`/customer/payment-history/${id}/pdf` }),
});

/** What the last payment of a licence came to, and what follows. @throws 404 `receipt-not-found` where nothing is open; chosen: the call, as the spec shows none */
export const readReceipt = defineCall({
  name: 'readReceipt', method: 'GET', auth: 'member', base: (e) => e.v2,
  input: receiptQuery, output: receipt,
  request: ({ licenceId }) => ({ path: pathOf`/customer/receipts/${licenceId}` }),
});

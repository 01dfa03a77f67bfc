import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { sent } from '../wire/sent-text.ts';

/** The kinds of things that happen to payments, in the spec's order. @source spec 2 §3 "Item types"; chosen: their names on the wire */
export const historyItemTypes = [
  'TRIAL_INVOICE', 'FAILED_PAYMENT', 'SUBSCRIPTION', 'CANCEL_SUBSCRIPTION', 'REFUNDED', 'CANCELLED_SUBSCRIPTION', 'LICENCE_UPGRADE', 'DOWNGRADE', 'RENEWAL', 'CANCELLED', 'REVOKED',
  'DISPUTE_CREATED', 'DISPUTE_UPDATED', 'DISPUTE_CLOSED', 'PAID_INVOICE', 'PAYMENT_FAILED', 'PAY_BY_ANOTHER_CARD', 'FAILED_INVOICE', 'FAILED_REFUND', 'PRO_RATA_REFUND', 'PAID_ORDER',
] as const;
export type HistoryItemType = (typeof historyItemTypes)[number];

/** @source spec 2 §3 "Payment history item" */
export const historyItem = z.object({
  id: z.string(),
  itemType: openEnum('historyItem.itemType', historyItemTypes),
  name: z.string(),
  date: instant,
  /** Money that moved: negative when it came back; absent where none did. */
  amount: z.optional(z.object({ amount: wholeNumber, scale: wholeNumber, currency: z.string() })),
  status: openEnum('historyItem.status', ['DONE', 'FAILED']),
  /** The number of its invoice. */
  invoiceNumber: z.optional(z.string()),
  /** The name of its invoice's file, where there is one. */
  pdf: z.optional(z.string()),
  skus: z._default(z.array(z.string()), []),
});
export type HistoryItem = z.output<typeof historyItem>;

/** Newest first. A cursor, since items come in while a viewer pages. chosen: the call, as the spec names only "page by page" */
export const paymentHistory = z.object({ items: listOf('paymentHistory.items', historyItem), lastSeen: z.optional(z.string()) });
export type PaymentHistory = z.output<typeof paymentHistory>;

export const paymentHistoryQuery = z.object({ lastSeen: z.optional(sent('cursor')) });

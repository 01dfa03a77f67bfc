import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';
import { paymentAttempt } from './payment.ts';

/** A payment of the member that is not over, with what it is gone on with in another tab or on another device. */
export const openPayment = z.extend(paymentAttempt, {
  licenceName: z.string(),
  /** What it pays: a basket of the checkout, another plan, a licence that is held, or a gift. A checkout goes on with the first. */
  kind: z._default(openEnum('openPayment.kind', ['BASKET', 'PLAN', 'LICENCE', 'GIFT']), 'BASKET'),
  /** The basket, as it was when it was paid; empty for what no basket holds. */
  basketId: z.string(),
  basketVersion: wholeNumber,
  /** The kept card; empty for what pays without one. */
  paymentDetailsExternalId: z.string(),
  targetPaymentProvider: z.string(),
  paymentMethodType: z.string(),
});
export type OpenPayment = z.output<typeof openPayment>;

/** chosen: the answer, as the spec shows no call that lists payments; @source design/checkout.md 4 "a reload or another device finds the same attempt" */
export const openPayments = z.object({ payments: listOf('openPayments.payments', openPayment) });

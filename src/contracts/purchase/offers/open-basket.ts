import * as z from 'zod/mini';
import { paymentRequest } from '../payment.ts';
import { sent, sentList } from '../../wire/sent-text.ts';

/** All that a basket is to hold, in place of what it held; nothing empties it. @source spec 2 §7 "/basket"; chosen: its fields */
export const basketContents = z.object({ skus: sentList(sent('id'), 50), acknowledgeNoFreeTrial: z._default(z.boolean(), false) });

/** A payment of the one basket that is open, which needs no id. @source spec 2 §7 "POST /customer/baskets/pay", "/basket/pay" */
export const openBasketPayment = z.omit(paymentRequest, { basketId: true });

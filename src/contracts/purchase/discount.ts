import * as z from 'zod/mini';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** What a voucher or an offer takes off a price: a whole percentage, or an amount in the price's scale. @source spec 2 §3 "Discount" */
export const discount = z.object({
  type: openEnum('discount.type', ['PERCENTAGE', 'AMOUNT']),
  percentage: z.optional(wholeNumber),
  amount: z.optional(wholeNumber),
  state: openEnum('discount.state', ['ACTIVE', 'UPCOMING', 'EXPIRED']),
  /** Comes off every payment, for ever. */
  lifeTimeRepeat: z._default(z.boolean(), false),
  /** How many payments it still comes off; absent for all of them. chosen: the field, so that a viewer is told what follows */
  paymentsLeft: z.optional(wholeNumber),
});
export type Discount = z.output<typeof discount>;

import type * as z from 'zod/mini';
import type { discount as contract } from '../../../../src/contracts/purchase/discount.ts';
import type { KeptDiscount } from '../../db/tables/purchase/subscription-tables.ts';

/** A discount that is still to come off, as a member is told of it. */
export const presentDiscount = ({ paymentsLeft, ...discount }: KeptDiscount): z.input<typeof contract> =>
  ({ ...discount, state: 'ACTIVE', lifeTimeRepeat: paymentsLeft === undefined, ...(paymentsLeft === undefined ? {} : { paymentsLeft }) });

import { and, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { openPayments } from '../../../../src/contracts/purchase/open-payment.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import { baskets, licences, paymentAttempts } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { liveStates, presentAttempt } from './attempt-store.ts';

/** The payments of a member that wait for their payer or for a bank, whatever they pay, the newest first. */
export async function presentOpenPayments({ context: { db }, realm: { realm }, user, locale }: MemberCaller): Promise<z.input<typeof openPayments>> {
  const rows = await db.select({ attempt: paymentAttempts, names: licences.names, giftId: gifts.id, basketId: baskets.id }).from(paymentAttempts)
    .leftJoin(baskets, and(eq(baskets.id, paymentAttempts.basketId), eq(baskets.accountId, user.id)))
    .leftJoin(gifts, and(eq(gifts.id, paymentAttempts.basketId), eq(gifts.accountId, user.id)))
    .innerJoin(licences, and(eq(licences.realm, realm), eq(licences.id, paymentAttempts.licenceId)))
    .where(and(eq(paymentAttempts.accountId, user.id), eq(paymentAttempts.realm, realm), inArray(paymentAttempts.state, liveStates)))
    .orderBy(desc(paymentAttempts.createdAt));
  return {
    payments: rows.flatMap(({ attempt, names, giftId, basketId }) => {
      const kind = attempt.purpose?.kind ?? (giftId === null ? 'BASKET' : 'GIFT');
      // A basket that another payment has emptied waits for nothing.
      if (kind === 'BASKET' && basketId === null) return [];
      return [{
        ...presentAttempt(attempt), kind, licenceName: textIn(names, locale), basketId: attempt.basketId ?? '', basketVersion: attempt.basketVersion ?? 0,
        paymentDetailsExternalId: attempt.paymentMethodId ?? '', targetPaymentProvider: attempt.provider, paymentMethodType: attempt.methodType,
      }];
    }),
  };
}

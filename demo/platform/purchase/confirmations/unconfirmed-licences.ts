import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { heldLicence } from '../../../../src/contracts/purchase/held-licence.ts';
import type { Database } from '../../db/database.ts';
import { gifts } from '../../db/tables/purchase/gift-tables.ts';
import type { AttemptRow, LicenceRow } from '../../db/tables/purchase/purchase-tables.ts';
import { textIn } from '../../realm/text-in.ts';

type WireHeldLicence = z.input<typeof heldLicence>;

/** The purchases among an account's attempts that are not over: what a basket holds, and no gift for somebody else. @param live of one account */
export async function waitingPurchases(db: Database, live: readonly AttemptRow[]): Promise<AttemptRow[]> {
  const named = live.flatMap(({ purpose, basketId }) => (purpose === null && basketId !== null ? [basketId] : []));
  if (named.length === 0) return [];
  const given = await db.select({ id: gifts.id }).from(gifts).where(and(eq(gifts.accountId, live[0]!.accountId), inArray(gifts.id, named)));
  return live.filter(({ purpose, basketId }) => purpose === null && basketId !== null && !given.some(({ id }) => id === basketId));
}

/**
 * A licence that is bought, and whose payment is not confirmed yet: it opens nothing until then.
 *
 * chosen: read from the attempt and written nowhere, so that it begins and ends with it; every licence is activated by its confirmed payment,
 * as the right to watch is written with the success of the payment (design/checkout.md 3)
 *
 * @source spec 2 §4 "A licence with a confirm-payment activation strategy starts INACTIVE with an unconfirmed payment event"
 */
export const presentUnconfirmed = ({ id: licenceId, names, strategy }: LicenceRow, { id, createdAt, action }: AttemptRow, locale: string): WireHeldLicence => ({
  licenceId, name: textIn(names, locale), purchaseStrategy: strategy, version: 0, changes: [],
  status: {
    status: 'INACTIVE', autoRenewingStatus: 'NOT_RENEWING', pauseState: 'NOT_ALLOWED', subscriptionPendingActions: [],
    licencePayment: { paymentEventType: 'UNCONFIRMED', purchaseTimestamp: new Date(createdAt).toISOString(), paymentProviderInfo: { managed: false }, purchaseId: id },
  },
  ...(action ? { confirmation: { ...action, attemptId: id } } : {}),
});

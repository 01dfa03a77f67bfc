import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { accountOfCaller } from '../../identity/account/account-of-caller.ts';
import { freshMs, isFreshlyProven } from '../../identity/session/fresh-proof.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/**
 * Refuses a gift by a kept card to a session that nobody has proven for ten minutes: a gift leaves the account, so a stolen session would turn the card into codes.
 *
 * A card whose number was typed within that time is its buyer's own. A guest who pays has no other cards.
 *
 * chosen: what is bought for the account itself stays in it, and its owner gets a receipt; it needs no proof
 *
 * @throws PlatformError 403 `proof-required` where the account's password proves it, `recent-sign-in-required` where a sign-in does
 */
export async function guardKeptCard(tx: Database, caller: MemberCaller, paymentMethodId: string): Promise<void> {
  if (caller.user.rol === 'GUEST_BUYER') return;
  const [typed] = await tx.select({ id: paymentMethods.id }).from(paymentMethods).where(and(eq(paymentMethods.id, paymentMethodId), gt(paymentMethods.enteredAt, caller.now - freshMs)));
  if (typed || await isFreshlyProven(caller, tx)) return;
  if ((await accountOfCaller(caller, tx)).passwordHash === null) throw new PlatformError(403, 'recent-sign-in-required', 'Sign in again, or enter a card.');
  throw new PlatformError(403, 'proof-required', 'The password of the account is asked for first.');
}

import type { Database } from '../../db/database.ts';
import { accountOfCaller } from '../../identity/account/account-of-caller.ts';
import { freshMs, isFreshlyProven } from '../../identity/session/fresh-proof.ts';
import { isKnownPlace, rememberPlace } from '../../server/limits/known-places.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

const typedCard = (cardId: string): string[] => ['typed card', cardId];

/** A card's number was typed at this session: for a while the card is in its buyer's hands. */
export const rememberTyped = (db: Database, { user, now }: MemberCaller, cardId: string): Promise<void> =>
  rememberPlace(db, typedCard(cardId), { session: user.sid }, now, freshMs);

/**
 * Refuses a gift by a kept card to a session without a proof in the last ten minutes: a gift leaves the account, so a stolen session would turn the card into codes.
 *
 * A card whose number was typed at this session within that time is in its buyer's hands; typed at another one it says nothing of this one. A guest buyer has no other cards.
 *
 * chosen: what is bought for the account itself stays in it, and its owner gets a receipt; it needs no proof
 *
 * @throws PlatformError 403 `proof-required` where the account's password proves it, `recent-sign-in-required` where a sign-in does
 */
export async function guardKeptCard(tx: Database, caller: MemberCaller, cardId: string): Promise<void> {
  const { user, now } = caller;
  if (user.rol === 'GUEST_BUYER' || await isFreshlyProven(caller, tx) || await isKnownPlace(tx, typedCard(cardId), { session: user.sid }, now)) return;
  if ((await accountOfCaller(caller, tx)).passwordHash === null) throw new PlatformError(403, 'recent-sign-in-required', 'Sign in again, or enter a card.');
  throw new PlatformError(403, 'proof-required', 'The password of the account is asked for first.');
}

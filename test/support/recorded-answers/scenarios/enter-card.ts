import { eq } from 'drizzle-orm';
import { oneTimeTokens } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { hashOfToken } from '../../../../demo/platform/identity/one-time-tokens.ts';
import { makeCardToken } from '../../../../demo/platform/purchase/card-fields/card-tokens.ts';
import { ask, move, recordedAt, type Step } from '../scenario.ts';

/**
 * A card is entered in the fields of its provider, and its token given to the platform.
 *
 * @param token the token's name, since a made one is another each time
 */
export function enterCard(as: string, number: string, token: string): Step[] {
  const card = { cardHolder: 'T. Brandt', number, expiryMonth: 12, expiryYear: 2029, cvc: '123' };
  return [
    move(async ({ running: { context: { db } } }, realm) => {
      // An earlier scenario's of the same name is no part of this one.
      await db.delete(oneTimeTokens).where(eq(oneTimeTokens.hash, hashOfToken(token)));
      const made = await makeCardToken(db, realm, card, recordedAt);
      await db.update(oneTimeTokens).set({ hash: hashOfToken(token), expiresAt: recordedAt * 2 }).where(eq(oneTimeTokens.hash, hashOfToken(made.token)));
    }),
    ask('validatePaymentMethod', as, { token }),
  ];
}

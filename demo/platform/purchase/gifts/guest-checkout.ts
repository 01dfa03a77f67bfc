import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { guestCheckout } from '../../../../src/contracts/purchase/gift.ts';
import { guestBuyers } from '../../db/tables/purchase/gift-tables.ts';
import { mailboxOf } from '../../identity/mail/mailbox.ts';
import { guestBuyerLifeMs, signGuestBuyer } from '../../identity/session/guest-buyer.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/**
 * Makes a buyer of a guest: an e-mail, and a token that pays a gift.
 *
 * Whether the e-mail has an account makes no difference, and is not told.
 *
 * @throws PlatformError 400 `pleaseProvideValidEmail`, 429 `too-many-requests`
 */
export async function beginGuestCheckout({ context: { db, keys, limits }, realm: { realm }, request, now }: MemberCaller, typed: string): Promise<z.input<typeof guestCheckout>> {
  const email = mailboxOf(typed, 'email');
  await limits.countAddress('guest buyers at an address', request, now);
  const id = `guest-buyer-${randomUUID()}`;
  await db.insert(guestBuyers).values({ id, realm, email, createdAt: now });
  return { token: await signGuestBuyer(keys.token, id, realm, now), expiresAt: new Date(now + guestBuyerLifeMs).toISOString() };
}

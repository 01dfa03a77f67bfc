import type { Database } from '../../db/database.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { type BasketRow, heldBasketOf } from '../member-basket.ts';

/**
 * The member's basket, held for a change, as the version that its viewer saw where the request names one: `If-Match: "3"`.
 *
 * chosen: a request that names none changes what is there, since the specification's calls show no header, and each sets the whole of what it changes; 428 would refuse them all
 *
 * @throws PlatformError 412 `basket-changed`
 * @source design/identity-checkout-reference.md 5 row 10 "PUT /baskets/{id}: idempotent, If-Match"
 */
export async function seenBasketOf(tx: Database, { request, user }: MemberCaller): Promise<BasketRow> {
  const asked = request.headers['if-match'];
  const row = await heldBasketOf(tx, user.id);
  if (asked !== undefined && asked !== '*' && asked !== `"${row.version}"`) throw new PlatformError(412, 'basket-changed', 'The basket has changed meanwhile; look at it again.');
  return row;
}

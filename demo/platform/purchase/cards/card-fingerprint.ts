import { createHmac } from 'node:crypto';
import type { BankCardDetails } from '../../../../src/contracts/purchase/card-fields/bank-card-details.ts';
import type { Database } from '../../db/database.ts';
import { keyOf } from '../../server/platform-keys.ts';

/**
 * By what the same card is known in another account: keyed, so that nobody finds a number by trying them all.
 *
 * chosen: number and expiry, as the sandbox has few numbers
 *
 * @source design/identity-checkout-reference 4 "PaymentDetails(…, fingerprint)", 5 row 10
 */
export async function fingerprintOf(db: Database, { number, expiryMonth, expiryYear }: BankCardDetails): Promise<string> {
  return createHmac('sha256', await keyOf(db, 'card')).update(`${number} ${expiryMonth} ${expiryYear}`).digest('base64url');
}

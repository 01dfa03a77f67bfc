import { hash, verify } from '@node-rs/argon2';
import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

export const hashPin = (pin: string): Promise<string> => hash(pin);

/**
 * Lets pass who knows a profile's PIN, and everybody where there is none. Five tries in a quarter of an hour.
 *
 * @throws PlatformError 403 `pin-required`, `pin-wrong`; 429 `too-many-requests`
 */
export async function guardPin({ context: { limits }, realm: { realm }, now }: MemberCaller, { id, pinHash }: ProfileRow, pin: string | undefined): Promise<void> {
  if (pinHash === null) return;
  if (pin === undefined || pin === '') throw new PlatformError(403, 'pin-required', 'This profile has a PIN.');
  await limits.count('tries of a PIN', [realm, id], now);
  if (!await verify(pinHash, pin)) throw new PlatformError(403, 'pin-wrong', 'This is not the PIN.');
  await limits.forget('tries of a PIN', [realm, id]);
}

import { hash, verify } from '@node-rs/argon2';
import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';
import type { ProfileProof } from '../../../../src/contracts/identity/profile.ts';
import { isKnownPlace, rememberPlace } from '../../server/limits/known-places.ts';
import { visitorNetwork } from '../../server/limits/visitor-network.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { guardProof } from '../account/guard-proof.ts';

export const hashPin = (pin: string): Promise<string> => hash(pin);

/**
 * Lets pass who knows a profile's PIN, and everybody where there is none.
 *
 * Five tries in a quarter of an hour of each session that asks, and of a sign-in without one in its network; twenty-five of all of them together, but for those
 * that have known the PIN before: a child who guesses does not shut the parents out. Another PIN is counted anew.
 *
 * @throws PlatformError 403 `pin-required`, `pin-wrong`; 429 `too-many-requests`
 */
export async function guardPin({ context: { db, limits }, realm: { realm }, request, user, now }: Pick<Caller, 'context' | 'realm' | 'request' | 'user' | 'now'>, { id, pinHash }: ProfileRow, pin: string | undefined): Promise<void> {
  if (pinHash === null) return;
  if (pin === undefined || pin === '') throw new PlatformError(403, 'pin-required', 'This profile has a PIN.');
  const profile = [realm, id, pinHash];
  const place = user ? { session: user.sid } : visitorNetwork(request);
  const asker = typeof place === 'string' ? place : place.session;
  await limits.count('tries of a PIN in a session', [...profile, asker], now);
  if (!await isKnownPlace(db, ['pin', ...profile], place, now)) await limits.count('tries of a PIN', profile, now);
  if (!await verify(pinHash, pin)) throw new PlatformError(403, 'pin-wrong', 'This is not the PIN.');
  await limits.forget('tries of a PIN in a session', [...profile, asker]);
  await rememberPlace(db, ['pin', ...profile], place, now);
}

/**
 * Lets change a profile who knows its PIN, or the account's password where the PIN is forgotten; everybody where there is none.
 *
 * An account without a password has no such way: its e-mail, which proves it elsewhere, is known to the whole family.
 *
 * @returns hands on the profile as the change finds it, unless somebody changed its PIN meanwhile
 * @throws PlatformError 400 `invalidCurrentCredentials`; 403 `pin-required`, `pin-wrong`; 429 `too-many-requests`
 */
export async function guardChange(caller: MemberCaller, row: ProfileRow, { current, password = '' }: ProfileProof): Promise<(found: ProfileRow) => ProfileRow> {
  if (row.pinHash !== null && password !== '') await guardPassword(caller, password);
  else await guardPin(caller, row, current);
  return (found) => {
    if (found.pinHash !== row.pinHash) throw new PlatformError(403, 'pin-required', 'This profile has another PIN now.');
    return found;
  };
}

async function guardPassword(caller: MemberCaller, password: string): Promise<void> {
  const account = await accountOfCaller(caller);
  if (account.passwordHash === null) throw new PlatformError(400, 'invalidCurrentCredentials', 'This account has no password.');
  await guardProof(caller, account, password);
}

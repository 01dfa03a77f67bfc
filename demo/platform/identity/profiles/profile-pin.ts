import { hash, verify } from '@node-rs/argon2';
import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';
import type { ProfileProof } from '../../../../src/contracts/identity/profile.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { guardProof } from '../account/guard-proof.ts';
import { countPinTry } from './pin-tries.ts';

export const hashPin = (pin: string): Promise<string> => hash(pin);

/**
 * Lets pass who knows a profile's PIN, and everybody where there is none.
 *
 * @throws PlatformError 403 `pin-required`, `pin-wrong`; 429 `too-many-requests`, `pin-locked`
 */
export async function guardPin(caller: Caller, row: ProfileRow, pin: string | undefined): Promise<void> {
  if (row.pinHash === null) return;
  if (pin === undefined || pin === '') throw new PlatformError(403, 'pin-required', 'This profile has a PIN.');
  const succeed = await countPinTry(caller, row);
  if (!await verify(row.pinHash, pin)) throw new PlatformError(403, 'pin-wrong', 'This is not the PIN.');
  await succeed();
}

/**
 * Lets change a profile who knows its PIN, or the account's password where the PIN is forgotten; everybody where there is none.
 *
 * An account without a password has no such way: its e-mail, which proves it elsewhere, is known to the whole family.
 *
 * @returns hands on the profile as the change finds it, unless somebody changed its PIN meanwhile
 * @throws PlatformError 400 `invalidCurrentCredentials`; 403 `pin-required`, `pin-wrong`; 429 `too-many-requests`, `pin-locked`
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

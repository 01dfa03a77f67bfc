import { and, eq } from 'drizzle-orm';
import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { isKnownPlace, rememberPlace } from '../../server/limits/known-places.ts';
import { visitorNetwork } from '../../server/limits/visitor-network.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { sendMail } from '../mail/send-mail.ts';

/** Tells the owner of the account, once a day for each PIN. chosen: the guesser is refused, whether the owner can be told or not */
async function tellGuessed(caller: Caller, { id, accountId, pinHash, name }: ProfileRow): Promise<void> {
  const { context: { db, limits }, realm: { realm }, now } = caller;
  const isTold = await limits.count('mails about tries of a PIN', [realm, id, pinHash ?? ''], now).then(() => false, () => true);
  if (isTold) return;
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, accountId)));
  if (account) await sendMail(caller, account.email, 'pinGuessed', { name: 'profiles' }, [name]).catch(() => undefined);
}

/** @throws PlatformError 429 `pin-locked` once a day's tries are used up */
async function countDay({ context: { limits }, now }: Caller, key: readonly string[]): Promise<void> {
  await limits.count('tries of a PIN in a day', key, now).catch((refused: unknown) => {
    const seconds = refused instanceof PlatformError ? refused.retryAfterSeconds : undefined;
    if (seconds === undefined) throw refused;
    throw new PlatformError(429, 'pin-locked', 'This PIN was tried too often today.', undefined, seconds);
  });
}

/** The key of the places that know a profile's PIN: another PIN is known nowhere. */
export const pinPlace = ({ realm: { realm } }: Pick<Caller, 'realm'>, { id, pinHash }: Pick<ProfileRow, 'id' | 'pinHash'>): string[] => ['pin', realm, id, pinHash ?? ''];

/**
 * Counts a try of a profile's PIN, before it is looked at. Another PIN is counted anew.
 *
 * Five in a quarter of an hour of each session that asks, and of a sign-in without one in its network; twenty-five of all of them together, and fifty a day. Who has set or known
 * the PIN before has fifty a day apart from the others: a child who guesses does not shut the parents out. When the tries of all are used up, the owner gets a mail.
 *
 * chosen: fifty a day make more than half a year of the ten thousand PINs; the owner goes on with a new PIN, by the account's password or by mail
 *
 * @returns for a try that succeeded: forgets what the asker tried, and knows the asker from now on
 * @throws PlatformError 429 `too-many-requests`, `pin-locked`
 */
export async function countPinTry(caller: Caller, row: ProfileRow): Promise<() => Promise<void>> {
  const { context: { db, limits }, realm: { realm }, user, request, now } = caller;
  const profile = [realm, row.id, row.pinHash ?? ''];
  const place = user ? { session: user.sid } : visitorNetwork(request);
  const own = [...profile, typeof place === 'string' ? place : place.session];
  await limits.count('tries of a PIN in a session', own, now);
  try {
    if (await isKnownPlace(db, pinPlace(caller, row), place, now)) await countDay(caller, own);
    else {
      await limits.count('tries of a PIN', profile, now);
      await countDay(caller, profile);
    }
  } catch (refused) {
    await tellGuessed(caller, row);
    throw refused;
  }
  return async () => {
    await limits.forget('tries of a PIN in a session', own);
    await limits.forget('tries of a PIN in a day', own);
    await rememberPlace(db, pinPlace(caller, row), place, now);
  };
}

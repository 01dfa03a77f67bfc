import { isKnownPlace, rememberPlace } from '../server/limits/known-places.ts';
import { visitorNetwork } from '../server/limits/visitor-network.ts';
import type { Caller } from '../server/request-caller.ts';

/**
 * Counts a try to sign in, before the password is looked at.
 *
 * Guesses are counted in their network, for each account in a network, and for each account wherever they come from. The last of these
 * does not hold where the account was signed in to before: a guesser of many networks must not keep its owner out.
 * chosen: known by the network, as a browser that signed out keeps nothing that names it
 *
 * @param session of a member who proves once more who they are: counted by itself, and nowhere else
 * @returns forgets the account's tries there and knows the network from now on; for a try that succeeded
 * @throws PlatformError 429 `too-many-requests`, the same for an e-mail that has no account
 */
export async function countSignIn({ context: { db, limits }, realm: { realm }, request, now }: Pick<Caller, 'context' | 'realm' | 'request' | 'now'>, email: string, session?: string): Promise<() => Promise<void>> {
  const account = [realm, email.trim().toLowerCase()];
  const network = visitorNetwork(request);
  const atPlace = [...account, session ?? network];
  await limits.countAddress('sign-ins at an address', request, now);
  await limits.count('sign-ins of an account at an address', atPlace, now);
  if (session === undefined && !await isKnownPlace(db, account, network, now)) await limits.count('sign-ins of an account', account, now);
  return async () => {
    await limits.forget('sign-ins of an account at an address', atPlace);
    await limits.forget('sign-ins of an account', account);
    await rememberPlace(db, account, network, now);
  };
}

import type { Caller } from '../server/request-caller.ts';

/**
 * Counts a try to sign in, before the password is looked at.
 *
 * @returns forgets the account's tries at this address; for a try that succeeded
 * @throws PlatformError 429 `too-many-requests`, the same for an e-mail that has no account
 */
export async function countSignIn({ context: { limits }, realm: { realm }, request, now }: Caller, email: string): Promise<() => Promise<void>> {
  const account = [realm, email.trim().toLowerCase()];
  const atAddress = [...account, request.ip];
  await limits.countAddress('sign-ins at an address', request, now);
  await limits.count('sign-ins of an account at an address', atAddress, now);
  await limits.count('sign-ins of an account', account, now);
  return async () => {
    await limits.forget('sign-ins of an account at an address', atAddress);
    await limits.forget('sign-ins of an account', account);
  };
}

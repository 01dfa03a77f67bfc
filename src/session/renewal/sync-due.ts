import { readClaims } from '../read-claims.ts';
import type { StoredSession } from '../stored-session.ts';

/** chosen: what was bought or ended at a partner shows within the hour, and partners are asked no oftener than that for a browser */
const usualMs = 3_600_000;
/** chosen: a partner who is away is not asked by every page that opens */
const afterFailureMs = 300_000;

export const afterSync = (): number => Date.now() + usualMs;
export const afterFailedSync = (): number => Date.now() + afterFailureMs;

/**
 * Whether what partners give is to be read again: of members alone, and not while somebody else acts in their name.
 *
 * @source spec 3 §7 "used when a signed-in user has a refresh token"
 */
export function isSyncDue(stored: StoredSession | undefined): boolean {
  const user = readClaims(stored?.tokens?.authorisationToken ?? '');
  return user !== undefined && !user.isGuest && user.act === undefined && Date.now() >= (stored?.syncDueAt ?? 0);
}

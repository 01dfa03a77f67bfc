import type { Grants } from '../../bridge/contract/origins/grants.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';

/** Whether a partner's grants name a scope. A single call of it is not enough: it says nothing of what else may be known. */
export const holdsScope = ({ calls }: Grants, scope: string): boolean => calls.includes(scope);

const scopeOfSubject: Readonly<Record<string, string>> = { progress: 'history', favourites: 'favourites', lists: 'favourites' };

/**
 * What of a change a partner's page may be told.
 *
 * chosen: without a grant for the subject nothing; what somebody bought is told without its ids unless licences may be
 * read, because a player that waits for it has to know.
 *
 * @returns undefined for nothing
 */
export function changeForPartner(grants: Grants, changed: Changed): Changed | undefined {
  const scope = Object.hasOwn(scopeOfSubject, changed.subject) ? scopeOfSubject[changed.subject] : undefined;
  if (scope !== undefined && !holdsScope(grants, scope)) return undefined;
  const isPurchase = changed.subject === 'entitlements' || changed.subject === 'subscription';
  return isPurchase && !holdsScope(grants, 'licences') ? { ...changed, ids: [] } : changed;
}

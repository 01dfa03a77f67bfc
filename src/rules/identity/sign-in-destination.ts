import type { Destination } from '../../routing/destination.ts';
import type { PathMatch } from '../../routing/match-path.ts';
import { safeReturn } from '../../routing/safe-return.ts';

const kept = ['licences', 'eventId', 'redirectTo', 'from'] as const;

/**
 * Where a guest signs in, and what brings them back to the page they are on.
 *
 * Purchase and sign-up carry a way back of their own: it travels beside them, never inside.
 *
 * @param here the page, as the address bar shows it
 * @source spec 3 §2 "After sign-in the order is"; `eventId` chosen: the title that the purchase unlocks
 */
export function signInDestination(here: { address: string; match: PathMatch | undefined; query: Record<string, string> }): Destination {
  const name = here.match?.name;
  if (name === 'login') return { name: 'login', query: here.query };
  if (name === 'purchase' || name === 'signup') {
    const carried = kept.flatMap((key) => (here.query[key] ? [[key, here.query[key]] as const] : []));
    return { name: 'login', query: { entryPage: here.address.replace(/[?#].*$/s, ''), ...Object.fromEntries(carried) } };
  }
  const from = safeReturn(here.address);
  return { name: 'login', ...(from === '/' ? {} : { query: { from } }) };
}

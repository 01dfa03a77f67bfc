import { elementsOfPage } from './elements-of-page.ts';
import { startFailureKey } from '../start-failure-key.ts';
import { tellCause } from './tell-cause.ts';

/** A platform that answers anything is up; a page that may not read the answer sees that much. */
async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/embed/loader.js`, { mode: 'no-cors', method: 'HEAD', cache: 'no-store' }).then(() => true, () => false);
}
/** Asked once for each platform. */
const answers = new Map<string, Promise<boolean>>();

/** Elements of that tenant, as each says it itself. */
const elementsOf = (realm: string | undefined) => elementsOfPage().filter((element) => ((element as { realm?: string }).realm ?? element.getAttribute('realm') ?? undefined) === realm);

/**
 * Tells why a tenant's elements cannot start, where the page's author can mend it. A refusal that the browser hides looks like no answer.
 *
 * @param realm as the elements name it; undefined for the script's own
 */
export async function tellStartFailure(origin: string, realm: string | undefined, failure: unknown): Promise<void> {
  const key = startFailureKey(failure);
  const elements = elementsOf(realm);
  if (key === 'realmUnknown') return tellCause('unknown-realm', { origin, realm: JSON.stringify(realm ?? new URL(origin).hostname) }, { elements });
  if (location.origin === origin || (key !== 'realmNotRegistered' && key !== 'platformUnreachable')) return;
  // A sandboxed document has an address, and no origin.
  if (globalThis.origin === 'null') return tellCause('page-without-origin', {}, { elements });
  const answer = answers.get(origin) ?? isUp(origin);
  answers.set(origin, answer);
  if (key === 'realmNotRegistered' || await answer) tellCause('origin-not-registered', { origin, page: location.origin }, { elements });
  else tellCause('platform-unreachable', { origin }, { elements });
}

import { isApiError } from '../api/api-error.ts';
import type { StartKey } from '../rules/realm/start-texts.ts';

/** The label that says why nothing can start: an unknown tenant, a site that is not registered, no connection. */
export function startFailureKey(failure: unknown): StartKey {
  if (!isApiError(failure)) return 'sorrySomethingWentWrong';
  if (failure.code === 'unknown-realm') return 'realmUnknown';
  // A sandboxed page has no origin, and so no answer.
  if (failure.code === 'origin-not-registered' || globalThis.origin === 'null') return 'realmNotRegistered';
  return failure.kind === 'unreachable' || failure.status >= 500 || failure.status === 429 ? 'platformUnreachable' : 'sorrySomethingWentWrong';
}

/** Whether the same may work later, without the page or the tenant changing anything. */
export const isPassing = (failure: unknown): boolean => startFailureKey(failure) === 'platformUnreachable';

import { isApiError } from '../../../api/api-error.ts';
import type { AttemptState } from '../../../contracts/identity/sign-in-attempt.ts';
import type { SignInAnswer } from '../../../contracts/identity/sign-in-answer.ts';
import { providerError, type ProviderError } from '../../../rules/identity/providers/provider-error.ts';

/** Where a sign-in by a provider stands, as a screen shows it. @source spec 3 §4 "Social login", "Single sign-on" */
export type ProviderStep =
  | { step: 'idle' }
  /** The address of the provider's page is asked for. */
  | { step: 'opening' }
  /** The viewer is at the provider, in another window. */
  | { step: 'waiting' }
  /** The browser let no window open. */
  | { step: 'blocked' }
  /** What came back is exchanged. */
  | { step: 'finishing' }
  /** Another window proved the person: it shows six digits, which are typed here. */
  | { step: 'comparing'; wrong?: true }
  /** This window proved the person, and shows the six digits. */
  | { step: 'showing'; code: string }
  /** The person has no account here yet. */
  | { step: 'linking'; person: NonNullable<AttemptState['person']>; busy?: true; problem?: ProviderError }
  | { step: 'signed-in'; answer: SignInAnswer }
  /** The provider signs in to the member's account from now on. */
  | { step: 'linked' }
  /** Nobody is signed in at the provider, or it could not be asked: the viewer goes on as the guest they are. */
  | { step: 'as-guest' }
  | { step: 'cancelled' }
  /** @param providers by which the account signs in, where the platform says so */
  | { step: 'conflict'; providers?: string[] }
  /** `retry`: nothing was asked of the provider yet, and it may be tried at once. */
  | { step: 'failed'; problem: ProviderError; retry?: true };

/** The step that the platform's answer means. */
export function stepOf({ status, answer, person, compareCode, code, usedProviders }: AttemptState): ProviderStep {
  if (status === 'signed-in' && answer) return { step: 'signed-in', answer };
  if (status === 'linked') return { step: 'linked' };
  if (status === 'linking' && person) return { step: 'linking', person };
  if (status === 'compare') return compareCode ? { step: 'showing', code: compareCode } : { step: 'comparing' };
  if (code === 'account-exists-with-different-credential') return { step: 'conflict', providers: usedProviders ?? [] };
  if (status === 'pending') return { step: 'waiting' };
  return endOf(status === 'expired' ? 'attempt-expired' : code);
}

/** The step that a failed call means: a conflict is one of its own. @source spec 3 §8 "Status 409 marks an account conflict" */
export function stepOfFailure(thrown: unknown): ProviderStep {
  if (!isApiError(thrown)) return endOf(undefined);
  if (thrown.status === 409) return { step: 'conflict' };
  return thrown.kind === 'refused' ? endOf(thrown.code) : { step: 'failed', problem: { labelKey: 'platformUnreachable' } };
}

function endOf(code: string | undefined): ProviderStep {
  const problem = providerError(code);
  return problem === 'cancelled' || problem === 'conflict' ? { step: problem } : { step: 'failed', problem };
}

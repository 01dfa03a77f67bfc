import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** Why a change of a subscription was refused. */
export interface SubscriptionProblem {
  /** Said unless the platform sent words. */
  labelKey: LabelKey;
  /** What the platform said, in its order: keys of labels, or words. */
  messages: readonly string[];
  /** What is shown may not be how it stands: it has to be read again. */
  isStale: boolean;
}

/**
 * The message of a refused change.
 *
 * @source spec 2 §8 "Cancel failure: rejected with joined messages"; chosen: the same for pausing, resuming and reactivating, as the spec names none
 */
export function subscriptionProblem({ kind, status, body }: CallFailure): SubscriptionProblem {
  // Without an answer the change may have been made.
  if (kind === 'unreachable') return { labelKey: 'platformUnreachable', messages: [], isStale: true };
  if (status === 412 || status === 404) return { labelKey: 'subscriptionChanged', messages: [], isStale: true };
  if (status === 429) return { labelKey: 'tooManyAttempts', messages: [], isStale: false };
  const messages = kind === 'refused' && status < 500 ? [...new Set(body?.messages.filter((message) => message.trim() !== ''))] : [];
  return { labelKey: 'sorrySomethingWentWrong', messages, isStale: status === 409 };
}

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

/** Refusals that have words in the viewer's language, by code: what the platform says of them is for engineers. */
const known: Record<string, LabelKey> = {
  'change-not-possible': 'subscriptionChanged',
  'offer-not-available': 'subscriptionOfferGone',
  'invalid-resume-date': 'dateWrong',
  kidPurchasePermissionDenied: 'kidPurchasePermissionDenied',
  'account-for-grown-ups': 'accountForGrownUpsLead',
  notWhileImpersonating: 'notWhileImpersonating',
};

/**
 * The message of a refused change.
 *
 * @source spec 2 §8 "Cancel failure: rejected with joined messages"; chosen: the same for pausing, resuming and reactivating, as the spec names none, and own words where the code has some
 */
export function subscriptionProblem({ kind, status, body }: CallFailure): SubscriptionProblem {
  // Without an answer the change may have been made.
  if (kind === 'unreachable') return { labelKey: 'platformUnreachable', messages: [], isStale: true };
  if ([404, 412, 428].includes(status)) return { labelKey: 'subscriptionChanged', messages: [], isStale: true };
  if (status === 429) return { labelKey: 'tooManyAttempts', messages: [], isStale: false };
  // A charge that was refused is written down, and may be owed.
  const isStale = status === 402 || status === 409;
  const labelKey = body && Object.hasOwn(known, body.code) ? known[body.code] : undefined;
  if (labelKey) return { labelKey, messages: [], isStale };
  const messages = kind === 'refused' && status < 500 ? [...new Set(body?.messages.filter((message) => message.trim() !== ''))] : [];
  return { labelKey: 'sorrySomethingWentWrong', messages, isStale };
}

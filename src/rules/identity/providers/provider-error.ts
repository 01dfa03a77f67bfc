import type { LabelKey } from '../../realm/fallback-texts.ts';

/** What a viewer reads of a failed sign-in by a provider. */
export interface ProviderError { labelKey: LabelKey }

/** Codes that have words of their own; every other one, and every text that a provider sends, gets the generic ones. */
const labelKeys: Record<string, LabelKey> = {
  'attempt-expired': 'signInExpired',
  'attempt-not-found': 'signInExpired',
  failedAuthentication: 'failedAuthentication',
  emailNotConfirmed: 'emailNotConfirmed',
  appCheckFailedWeb: 'appCheckFailedWeb',
  'too-many-requests': 'tooManyAttempts',
  'account-for-grown-ups': 'accountForGrownUps',
  'proof-required': 'wayInNeedsProof',
  'recent-sign-in-required': 'wayInNeedsSignIn',
};
const cancelCodes = new Set(['providerCancelled', 'access_denied']);
const conflictCodes = new Set(['accountConflict']);

/**
 * The end that a code means.
 *
 * @source spec 3 §8 "Social login failure: 'sorrySomethingWentWrong'. Status 409 marks an account conflict"; chosen: a viewer who turned back at the provider has not failed
 */
export function providerError(code: string | undefined): ProviderError | 'cancelled' | 'conflict' {
  if (code !== undefined && cancelCodes.has(code)) return 'cancelled';
  if (code !== undefined && conflictCodes.has(code)) return 'conflict';
  return { labelKey: (code !== undefined && Object.hasOwn(labelKeys, code) && labelKeys[code]) || 'sorrySomethingWentWrong' };
}

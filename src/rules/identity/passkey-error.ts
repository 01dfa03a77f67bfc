import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

const labelKeys: Record<string, LabelKey> = { passkeyRefused: 'passkeyRefused', 'passkey-not-found': 'passkeyGone', notWhileImpersonating: 'notWhileImpersonating', emailNotProven: 'passkeyNeedsEmail', 'proof-required': 'wayInNeedsProof', 'recent-sign-in-required': 'wayInNeedsSignIn' };

/**
 * What a viewer reads of a passkey that failed.
 *
 * @param failure of a call; undefined when the browser failed
 */
export function passkeyError(failure: CallFailure | undefined): LabelKey {
  if (!failure) return 'passkeyFailed';
  if (failure.kind === 'unreachable' || failure.kind === 'aborted') return 'platformUnreachable';
  if (failure.status === 429) return 'tooManyAttempts';
  const code = failure.body?.code;
  return code !== undefined && Object.hasOwn(labelKeys, code) ? labelKeys[code]! : 'sorrySomethingWentWrong';
}

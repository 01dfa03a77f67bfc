import type { LabelKey } from '../../realm/fallback-texts.ts';

/**
 * What follows a refused sign-in by an operator.
 *
 * @param failure none: it was not the platform that refused
 * @param isSecond the choice was made a second time already
 * @source spec 3 §4 "Status 400 or 412 on provider sign-in retries the provider choice once, else an error label is shown"
 */
export function operatorEnd(failure: { kind: string; status: number } | undefined, isSecond: boolean): 'choose-again' | LabelKey {
  if (failure && failure.kind !== 'refused') return 'platformUnreachable';
  if (failure?.status === 400 || failure?.status === 412) return isSecond ? 'sorrySomethingWentWrong' : 'choose-again';
  if (failure?.status === 403) return 'operatorNotEntitled';
  return failure?.status === 429 ? 'tooManyAttempts' : 'sorrySomethingWentWrong';
}

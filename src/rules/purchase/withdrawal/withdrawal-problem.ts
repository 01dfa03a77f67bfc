import type { CallFailure } from '../../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** Why a withdrawal did not go on. chosen: the words, as the spec has no such call */
export function withdrawalProblem({ kind, status, body }: CallFailure): LabelKey {
  if (kind === 'unreachable') return 'platformUnreachable';
  if (status === 404) return 'withdrawLinkGone';
  if (status === 429) return 'tooManyAttempts';
  return body?.code === 'pleaseProvideValidEmail' ? 'pleaseProvideValidEmail' : 'sorrySomethingWentWrong';
}

import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** Why a change of a profile was refused. */
export interface ProfileProblem {
  labelKey: LabelKey;
  /** The field that it is about; the whole form when absent. */
  field?: 'name' | 'pin' | 'password';
}

const problems: Record<string, ProfileProblem> = {
  'pin-required': { labelKey: 'pinMissing', field: 'pin' },
  'pin-wrong': { labelKey: 'pinWrong', field: 'pin' },
  invalidCurrentCredentials: { labelKey: 'invalidCurrentCredentials', field: 'password' },
  'profile-may-not-manage': { labelKey: 'profileMayNotManage' },
  'profile-in-use': { labelKey: 'profileInUse' },
  'last-manager': { labelKey: 'lastManager' },
  'too-many-profiles': { labelKey: 'profileMost' },
  invalidToken: { labelKey: 'pinResetInvalid' },
  failedToSend: { labelKey: 'failedToSend' },
  'pin-locked': { labelKey: 'pinLocked', field: 'pin' },
  'too-many-requests': { labelKey: 'tooManyAttempts', field: 'pin' },
  notWhileImpersonating: { labelKey: 'notWhileImpersonating' },
};

/** The message of a refused change of a profile; the generic one for a code that nobody knows. */
export function profileProblem({ kind, body }: CallFailure): ProfileProblem {
  if (kind === 'unreachable' || kind === 'aborted') return { labelKey: 'platformUnreachable' };
  return (body && Object.hasOwn(problems, body.code) ? problems[body.code] : undefined) ?? { labelKey: 'sorrySomethingWentWrong' };
}

/** The digits of what was typed as a PIN, in any script's digits; as many as a PIN has. */
export const pinDigits = (typed: string, length: number): string =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace(/\D/g, '').slice(0, length);

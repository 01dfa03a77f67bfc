import { PlatformError } from '../../server/platform-error.ts';

/** A refusal as the identity toolkit writes it: the code is the first word of its message. @source Google Identity Toolkit "Common error codes" */
export class ToolkitError extends Error {
  override readonly name = 'ToolkitError';
}

/** @param message `CODE`, or `CODE : what it says` */
export const refused = (message: string): ToolkitError => new ToolkitError(message);

/** What the platform refuses, in the words of the toolkit. */
const codes: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  failedAuthentication: 'INVALID_LOGIN_CREDENTIALS',
  // chosen: the word of Firebase's "auth/unverified-email"
  emailNotConfirmed: 'UNVERIFIED_EMAIL',
  'too-many-requests': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  appCheckFailedWeb: 'CAPTCHA_CHECK_FAILED',
  passwordTooShort: 'WEAK_PASSWORD',
  passwordTooLong: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  passwordTooWeak: 'WEAK_PASSWORD',
  invalidToken: 'INVALID_OOB_CODE',
}));

/** The message that a failure is answered with; undefined for one that is none of the viewer's. */
export function toolkitMessage(failure: unknown): string | undefined {
  if (failure instanceof ToolkitError) return failure.message;
  if (!(failure instanceof PlatformError)) return undefined;
  // A blocking function's answer comes whole: it begins with its own code.
  if (failure.code === 'internal-error') return failure.message;
  return codes.get(failure.code) ?? 'INTERNAL_ERROR';
}

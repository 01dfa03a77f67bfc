import { PlatformError } from '../../server/platform-error.ts';

/** What the function of a tenant says, in the wrapping in which the built-in provider passes it on. */
const blocked: Readonly<Record<string, string>> = {
  'blocked@footlight.test': '{"error":{"details":{},"message":"This address cannot be used here. Ask {our} team.","status":"PERMISSION_DENIED"}}',
  'broken@footlight.test': '{"error":{"message":"cut off',
};

/** The same at a sign-in. */
const suspended: Readonly<Record<string, string>> = {
  'suspended@footlight.test': '{"error":{"details":{},"message":"This account is paused. Write to {us} to open it again.","status":"PERMISSION_DENIED"}}',
};

type Moment = 'beforeCreate' | 'beforeSignIn';

/**
 * A tenant's own check before an account is made, or signs in.
 *
 * @throws PlatformError 400 `internal-error`, whose message holds the function's answer as JSON
 * @source spec 3 §8 "Firebase: … an internal-error is parsed into a blocking-function message"
 */
export function runBlockingFunction(demoMode: boolean, email: string, moment: Moment = 'beforeCreate'): void {
  const answer = demoMode ? (moment === 'beforeCreate' ? blocked : suspended)[email] : undefined;
  if (answer) throw new PlatformError(400, 'internal-error', `BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to ${moment} returned HTTP error 403: ${answer}))`);
}

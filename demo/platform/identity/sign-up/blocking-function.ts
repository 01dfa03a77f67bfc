import { PlatformError } from '../../server/platform-error.ts';

/** What the function of a tenant says, in the wrapping in which the built-in provider passes it on. */
const blocked: Readonly<Record<string, string>> = {
  'blocked@footlight.test': '{"error":{"details":{},"message":"This address cannot be used here. Ask {our} team.","status":"PERMISSION_DENIED"}}',
  'broken@footlight.test': '{"error":{"message":"cut off',
};

/**
 * A tenant's own check before an account is made.
 *
 * @throws PlatformError 400 `internal-error`, whose message holds the function's answer as JSON
 * @source spec 3 §8 "Firebase: … an internal-error is parsed into a blocking-function message"
 */
export function runBlockingFunction(demoMode: boolean, email: string): void {
  const answer = demoMode ? blocked[email] : undefined;
  if (answer) throw new PlatformError(400, 'internal-error', `BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to beforeCreate returned HTTP error 403: ${answer}))`);
}

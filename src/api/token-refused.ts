/** Codes for a token that is no longer valid. Other 401 answers are about the viewer, who must sign in first. */
const codes = ['token-expired', 'invalid-token', 'session-ended'];

/** Whether a call failed because of its token alone, so that the same call with a renewed token may succeed. @source design/platform.md "Refresh" */
export function isTokenRefused(failure: unknown): boolean {
  const { status, code } = (failure ?? {}) as { status?: unknown; code?: unknown };
  return status === 401 && codes.includes(String(code));
}

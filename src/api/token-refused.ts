/** Codes of the platform for a token that it no longer takes. Other 401 answers are about the viewer: a guest must sign in first. */
const codes = ['token-expired', 'invalid-token', 'session-ended'];

/** Whether a call failed for its token alone, so that the same call with a renewed one may succeed. @source design/platform.md "Refresh" */
export function isTokenRefused(failure: unknown): boolean {
  const { status, code } = (failure ?? {}) as { status?: unknown; code?: unknown };
  return status === 401 && codes.includes(String(code));
}

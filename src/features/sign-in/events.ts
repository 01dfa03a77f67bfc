import type { Viewer } from '../../contracts/identity/viewer.ts';

/** What the sign-in form tells its page. */
export interface SignInEvents {
  /** Who is watching now; no secret is in it. */
  'signed-in': Viewer;
  'signed-out': null;
  'sign-in-failed': { code: string };
}

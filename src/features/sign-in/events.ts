import type { Viewer } from '../../contracts/identity/viewer.ts';

/** Events of the sign-in form. */
export interface SignInEvents {
  /** Who is watching now; no secret is in it. */
  'signed-in': Viewer;
  'signed-out': null;
  'sign-in-failed': { code: string };
}

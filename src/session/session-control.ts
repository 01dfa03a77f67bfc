import type { Viewer } from '../contracts/identity/viewer.ts';

/** What a sign-in form may do. Exists on the platform's origin only. */
export interface SessionControl {
  /** @throws ApiError when the platform refuses or cannot be reached */
  signIn(credentials: { id: string; secret: string }): Promise<Viewer>;
  /** Ends the session here at once and on the platform when it can be reached. */
  signOut(): Promise<void>;
}

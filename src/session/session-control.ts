import type { HttpClient } from '../api/http-client.ts';
import type { Tokens } from '../contracts/identity/tokens.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';

/** What the screens of sign-in may do. Exists on the platform's origin only. */
export interface SessionControl {
  /** Makes a call of the platform's own origin; `bearer: null` sends no token, as calls that prove credentials do. @throws ApiError */
  ask: HttpClient['call'];
  /** Makes the tokens of a finished sign-in the session of this browser. */
  keep(tokens: Tokens): Viewer;
  /** Whether somebody else acts in the viewer's name. */
  isImpersonated(): boolean;
  /** The provider that signed the viewer in, by its name; none where that was not a provider. */
  signedInBy(): string | undefined;
  /** The viewer's id for one registered origin; undefined where the platform names no viewers. */
  pairwiseId(origin: string): Promise<string | undefined>;
  /** The id of one of the viewer's lists for one registered origin; the id itself where the platform gives no key for it. */
  pairwiseListId(origin: string, id: string): Promise<string>;
  /** Ends the session here at once and on the platform when it can be reached. @param end ends it there in a way of its own */
  signOut(end?: (ended: Tokens) => Promise<unknown>): Promise<void>;
}

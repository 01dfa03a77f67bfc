import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import type { SessionControl } from '../../src/session/session-control.ts';

type Credentials = { id: string; secret: string };

/** The session as a sign-in form sees it: `signIn` answers whoever its tokens would name. @param onKept called with whoever the session is kept for */
export function controlOf(signIn: (credentials: Credentials) => Promise<Viewer>, signOut: () => Promise<void>, onKept: (viewer: Viewer) => void = () => undefined): SessionControl {
  let viewer: Viewer = { who: 'guest' };
  return {
    ask: (async (_call: unknown, input: Credentials) => {
      viewer = await signIn(input);
      return { authorisationToken: 'access', refreshToken: 'refresh' };
    }) as unknown as SessionControl['ask'],
    keep() {
      onKept(viewer);
      return viewer;
    },
    isImpersonated: () => false,
    signedInBy: () => undefined,
    pairwiseId: async () => undefined,
    pairwiseListId: async (_origin, id) => id,
    signOut,
  };
}

import { proveAppCheck, readAppCheckChallenge } from '../../../api/calls/identity/sign-up.ts';
import type { SessionControl } from '../../../session/session-control.ts';

/** Solves a riddle. */
export type SolveRiddle = (challenge: string) => Promise<string>;

/**
 * Proves that a browser asks, which costs a moment and asks nothing of the viewer.
 *
 * @returns the token of one sign-up @throws ApiError
 */
export async function checkApp({ ask }: Pick<SessionControl, 'ask'>, solve: SolveRiddle): Promise<string> {
  const { challenge } = await ask(readAppCheckChallenge, {}, { bearer: null });
  const { appCheckToken } = await ask(proveAppCheck, { challenge, solution: await solve(challenge) }, { bearer: null });
  return appCheckToken;
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Whoever can be asked: a test platform, while it is made too. */
interface Asked { ask(question: { realm: string; path: string; body?: unknown }): Promise<{ body: unknown }> }

/** A riddle and its solution, as a browser sends them. */
export async function solved(platform: Asked, realm: string): Promise<{ challenge: string; solution: string }> {
  const { challenge } = (await platform.ask({ realm, path: '/api/v1/app-check/challenge' })).body as { challenge: string };
  return { challenge, solution: JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge) as never, deriveKey })) };
}

/** The token of one sign-up, or of one sign-in. */
export async function appCheckToken(platform: Asked, realm: string): Promise<string> {
  const proof = await solved(platform, realm);
  return ((await platform.ask({ realm, path: '/api/v1/app-check', body: proof })).body as { appCheckToken: string }).appCheckToken;
}

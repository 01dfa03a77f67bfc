import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestPlatform } from './test-platform.ts';

/** A riddle and its solution, as a browser sends them. */
export async function solved(platform: Pick<TestPlatform, 'ask'>, realm: string): Promise<{ challenge: string; solution: string }> {
  const { challenge } = (await platform.ask({ realm, path: '/api/v1/app-check/challenge' })).body as { challenge: string };
  return { challenge, solution: JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge) as never, deriveKey })) };
}

/** The token of one sign-up, or of one sign-in. */
export async function appCheckToken(platform: Pick<TestPlatform, 'ask'>, realm: string): Promise<string> {
  const proof = await solved(platform, realm);
  return ((await platform.ask({ realm, path: '/api/v1/app-check', body: proof })).body as { appCheckToken: string }).appCheckToken;
}

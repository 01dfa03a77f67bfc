/** Solves the captcha's riddle in this browser; the solver travels when it is first needed. @returns what the platform verifies */
export async function solveRiddle(challenge: string): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  return JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge) as Parameters<typeof solveChallenge>[0]['challenge'], deriveKey }));
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ask, type Ask, type Said } from './api-client.ts';
import type { AttackResult, AttackSize } from './attack-case.ts';
import type { PlatformProcess } from './platform-process.ts';

/** Part of a median by which answers about an account and about none may differ. @source design/identity.md 7 */
const tolerance = 0.1;
/** An account is asked about so often before its limits would answer. */
const beforeLimits = 2;

/** A call that takes an e-mail, and must not tell whether it has an account. */
const calls: readonly { name: string; of(email: string, platform: PlatformProcess): Ask | Promise<Ask> }[] = [
  { name: 'login', of: (id) => ({ path: '/api/v2/login', body: { id, secret: 'not the password' } }) },
  { name: 'reset', of: (id) => ({ path: '/api/v2/reset-password/create', body: { id, provider: 'id' } }) },
  { name: 'magic link', of: (email) => ({ path: '/api/v2/token/alt/magic-email/start', body: { email } }) },
  { name: 'sign-up', of: async (username, platform) => ({ path: '/api/v1/firebase-auth/signup', body: { username, ...filledForm, appCheckToken: await appCheckToken(platform) } }) },
];

const filledForm = { password: 'kettle-orchard-29-violin', consentAnswers: [{ fieldName: 'terms', answer: true }], details: { name: 'Nia Roux' } };

/** The token of one sign-up: its riddle is solved before anything is timed. */
async function appCheckToken(platform: PlatformProcess): Promise<string> {
  const { challenge } = JSON.parse((await ask(platform, { path: '/api/v1/app-check/challenge' })).text) as { challenge: string };
  const solution = JSON.stringify(await solveChallenge({ challenge: JSON.parse(challenge) as never, deriveKey }));
  return (JSON.parse((await ask(platform, { path: '/api/v1/app-check', body: { challenge, solution } })).text) as { appCheckToken: string }).appCheckToken;
}

/** Asks about an account and about none in turns, so that both meet the same machine. */
export async function guessAccounts(platform: PlatformProcess, { guesses }: AttackSize): Promise<AttackResult> {
  const broken: string[] = [];
  const figures: Record<string, string> = {};
  for (const { name, of } of calls) {
    const known: Timed[] = [];
    const unknown: Timed[] = [];
    for (let at = 0; at < guesses; at += 1) {
      if (at % beforeLimits === 0) await ask(platform, { path: '/demo/clock', method: 'PUT', body: { advance: 3_600_000 } });
      const pair = [[known, await of('buyer@footlight.test', platform)], [unknown, await of(`nobody-${at}@footlight.test`, platform)]] as const;
      for (const [into, wanted] of at % 2 === 0 ? pair : pair.toReversed()) into.push(await timed(platform, wanted));
    }
    const [a, b] = [medianOf(known), medianOf(unknown)];
    figures[name] = `${a.toFixed(2)} / ${b.toFixed(2)} ms`;
    if (Math.abs(a - b) / Math.max(a, b) > tolerance) broken.push(`${name}: an account takes ${a.toFixed(2)} ms, none ${b.toFixed(2)} ms`);
    const answers = new Set([...known, ...unknown].map(({ said }) => saidOf(said)));
    if (answers.size !== 1) broken.push(`${name} is answered in ${answers.size} ways: ${[...answers].slice(0, 3).join(' | ')}`);
  }
  return { figures, broken };
}

interface Timed { ms: number; said: Said }

async function timed(platform: PlatformProcess, wanted: Ask): Promise<Timed> {
  const start = performance.now();
  const said = await ask(platform, wanted);
  return { ms: performance.now() - start, said };
}

function medianOf(all: readonly Timed[]): number {
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** An answer without what is new in each: ids, moments, tokens. */
const saidOf = ({ status, text }: Said): string => `${status} ${text.replace(/"(traceId|attemptId|expiresAt|state|code|secret|id)":("[^"]*"|\d+)/g, '"$1":"any"')}`;

/**
 * Attacks a platform and its frames as findings of the past did, and says what did not hold. Needs a build.
 *
 * First by processes of its own, then by the tests of each known attack.
 *
 * Flags: `--seed N` (1), `--requests N` (3000), `--tokens N` (60), `--payments N` (300), `--kills N` (10), `--messages N` (20000), `--guesses N` (200). Ends with 1 when anything broke.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AttackResult, AttackSize } from './attack-case.ts';
import { floodFrames } from './flood-frames.ts';
import { forgeTokens } from './forge-tokens.ts';
import { fuzzRequests } from './fuzz-requests.ts';
import { guessAccounts } from './guess-accounts.ts';
import { killPlatform } from './kill-platform.ts';
import { startPlatformProcess } from './platform-process.ts';
import { racePurchases } from './race-purchases.ts';
import { tryKnownAttacks } from './try-known-attacks.ts';

const defaults: AttackSize = { seed: 1, requests: 3000, tokens: 60, payments: 300, kills: 10, messages: 20_000, guesses: 200 };

function readSize(): AttackSize {
  const { values } = parseArgs({ options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])) });
  const size = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof AttackSize)[]) {
    const value = values[name];
    if (value === undefined) continue;
    if (!/^\d+$/.test(String(value))) throw new Error(`--${name} has to be a whole number; it is "${String(value)}"`);
    size[name] = Number(value);
  }
  return size;
}

function report(name: string, { figures, broken }: AttackResult): void {
  const facts = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`).join(' · ');
  process.stdout.write(`${broken.length === 0 ? 'holds ' : 'BROKEN'} ${name.padEnd(10)} ${facts}\n`);
  for (const line of broken.slice(0, 20)) process.stdout.write(`         ${JSON.stringify(line)}\n`);
  if (broken.length > 20) process.stdout.write(`         … and ${broken.length - 20} more\n`);
  if (broken.length > 0) process.exitCode = 1;
}

const size = readSize();
const dataDir = await mkdtemp(join(tmpdir(), 'footlight-attack-'));
const platform = await startPlatformProcess(dataDir);
try {
  report('tokens', await forgeTokens(platform, size));
  report('accounts', await guessAccounts(platform, size));
  report('purchases', await racePurchases(platform, size));
  report('messages', await floodFrames(platform, size));
  report('requests', await fuzzRequests(platform, size));
  report('kills', await killPlatform(size));
} finally {
  await platform.stop();
  await rm(dataDir, { recursive: true, force: true });
}
await tryKnownAttacks(report);

/**
 * How long the platform takes to search 10,000 titles, with slips and without, and how long a key press in the field takes to
 * be painted while 1,000 results are on screen.
 *
 * The films of `FOOTLIGHT_REAL_DATA` (`../shared/data` when absent). Flags: `--asks N` for each kind of query (300), `--json`.
 * On PostgreSQL when `FOOTLIGHT_TEST_POSTGRES` or `DATABASE_URL` names a server, in a database of its own; else on the embedded one.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPlatform } from '../../support/platform.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { columns } from '../columns.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureKeys } from './measure-keys.ts';

const { values } = parseArgs({ options: { search: { type: 'boolean' }, asks: { type: 'string', default: '300' }, json: { type: 'boolean' } } });
const folder = resolve(process.env.FOOTLIGHT_REAL_DATA ?? '../shared/data');

async function main(): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There are no films in ${folder}; FOOTLIGHT_REAL_DATA names their folder.`);
  process.env.FOOTLIGHT_REAL_DATA = folder;
  const server = process.env.FOOTLIGHT_TEST_POSTGRES || process.env.DATABASE_URL;
  const database = server ? await createTestDatabase(server) : undefined;
  const platform = await startTestPlatform(database?.url);
  try {
    const answers = await measureAnswers(platform, Number(values.asks));
    const keys = await measureKeys(platform);
    const kind = database ? 'PostgreSQL' : 'embedded';
    const ms = (number: number) => number.toFixed(1);
    process.stdout.write(values.json ? `${JSON.stringify({ database: kind, answers, keys }, null, 2)}\n` : `${kind} database, one request at a time, ms\n\n${columns([
      ['query', 'asked', 'p50', 'p99', 'most'], ...answers.map((one) => [one.name, String(one.asked), ms(one.p50), ms(one.p99), ms(one.most)]),
    ])}\n\nA key press with ${keys.results} results on screen is painted after ${ms(keys.p50)} ms, ${ms(keys.p99)} ms at most of ${keys.pressed}\n`);
  } finally {
    await platform.close();
    await database?.drop();
  }
}

await main().then(() => process.exit(), (failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});

/**
 * How many requests a second the platform answers, beside a bare Fastify handler that sends the same bytes.
 *
 * Flags: `--seconds N` for each call (10), `--connections N` (50), `--json`. On PostgreSQL when `FOOTLIGHT_TEST_POSTGRES` or
 * `DATABASE_URL` names a server, in a database of its own; else on the embedded one.
 */
import { parseArgs } from 'node:util';
import { startTestPlatform } from '../../support/platform.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { columns } from '../columns.ts';
import { type MeasuredLoad, measureLoad } from './measure-load.ts';

const { values } = parseArgs({
  options: { load: { type: 'boolean' }, seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '50' }, json: { type: 'boolean' } },
});

function numberOf(name: 'seconds' | 'connections'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} has to be a whole number above 0; it is "${values[name]}"`);
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

function textOf(measured: readonly MeasuredLoad[], title: string): string {
  const whole = (number: number) => String(Math.round(number));
  return `${title}\n\n${columns([
    ['call', 'requests/s', 'p50 ms', 'p99 ms', 'bare/s', 'ratio', 'kB', 'failed'],
    ...measured.map((one) => [one.name, whole(one.perSecond), whole(one.p50), whole(one.p99), whole(one.bare.perSecond), one.ratio.toFixed(2), (one.bytes / 1000).toFixed(1), String(one.failed)]),
  ])}\n`;
}

async function main(): Promise<void> {
  const options = { seconds: numberOf('seconds'), connections: numberOf('connections'), tell };
  const server = process.env.FOOTLIGHT_TEST_POSTGRES || process.env.DATABASE_URL;
  const database = server ? await createTestDatabase(server) : undefined;
  const platform = await startTestPlatform(database?.url);
  const stopped = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(undefined));
  });
  try {
    const measuring = measureLoad(platform, options);
    measuring.catch(() => undefined);
    const measured = await Promise.race([measuring, stopped]);
    const kind = database ? 'PostgreSQL' : 'embedded';
    if (measured === undefined) process.exitCode = 130;
    else process.stdout.write(values.json ? `${JSON.stringify({ ...options, database: kind, calls: measured }, null, 2)}\n`
      : `\n${textOf(measured, `${options.connections} connections, ${options.seconds} s for each call, ${kind} database; bare: a Fastify handler that sends the same bytes`)}`);
  } finally {
    await platform.close();
    await database?.drop();
  }
}

await main().then(() => process.exit(), (failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});

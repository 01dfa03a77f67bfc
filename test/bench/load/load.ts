/**
 * How many requests a second the platform answers, with one process and with two, beside a bare Fastify handler with as many that asks
 * the database one row and sends the same bytes.
 *
 * Flags: `--seconds N` for each call (10), `--connections N` (50), `--only text` calls whose name holds it, `--processes N` that many alone,
 * `--minutes N` also what one process holds after each of so many minutes of all calls, `--json`. On PostgreSQL when `FOOTLIGHT_TEST_POSTGRES`
 * or `DATABASE_URL` names a server, in a database of its own; else on the embedded one, with one process and a handler that asks nothing.
 */
import { parseArgs } from 'node:util';
import { startTestPlatform } from '../../support/platform.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { columns } from '../columns.ts';
import { type MeasuredLoad, measureLoad } from './measure-load.ts';
import { type MeasuredMemory, measureMemory } from './measure-memory.ts';

const { values } = parseArgs({
  options: { load: { type: 'boolean' }, only: { type: 'string', default: '' }, processes: { type: 'string' }, minutes: { type: 'string', default: '0' }, seconds: { type: 'string', default: '10' }, connections: { type: 'string', default: '50' }, json: { type: 'boolean' } },
});

function numberOf(name: 'seconds' | 'connections' | 'processes' | 'minutes', least = 1): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} has to be a whole number of ${least} or more; it is "${values[name]}"`);
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

function textOf(measured: readonly MeasuredLoad[], title: string): string {
  const whole = (number: number) => String(Math.round(number));
  return `${title}\n\n${columns([
    ['call', 'requests/s', 'p50 ms', 'p99 ms', 'bare/s', 'ratio', 'kB', 'failed'],
    ...measured.map((one) => [one.name, whole(one.perSecond), whole(one.p50), whole(one.p99), whole(one.bare.perSecond), one.ratio.toFixed(2), (one.bytes / 1000).toFixed(1), String(one.failed)]),
  ])}\n`;
}

interface Measured { readonly processes: number; readonly calls: readonly MeasuredLoad[] }

async function measureAll(databaseUrl: string | undefined): Promise<{ loads: Measured[]; memory: MeasuredMemory | undefined }> {
  const [connections, seconds, minutes] = [numberOf('connections'), numberOf('seconds'), numberOf('minutes', 0)];
  const counts = values.processes ? [numberOf('processes')] : databaseUrl ? [1, 2] : [1];
  const loads: Measured[] = [];
  for (const processes of counts) {
    tell(`${processes} process${processes > 1 ? 'es' : ''}`);
    const platform = await startTestPlatform(databaseUrl, { args: ['--processes', String(processes)] });
    try {
      loads.push({ processes, calls: await measureLoad(platform, { connections, seconds, processes, databaseUrl, only: values.only, tell }) });
    } finally {
      await platform.close();
    }
  }
  return { loads, memory: minutes > 0 ? await measureMemory(databaseUrl, { minutes, connections, tell }) : undefined };
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

function memoryText({ rounds, heapPerMinute, rssPerMinute }: MeasuredMemory): string {
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  return `\nMemory after a collection, over ${rounds.length - 1} minutes of all calls: heap ${megabytes(first.heap)} → ${megabytes(last.heap)} MB (${megabytes(heapPerMinute)} a minute), RSS ${megabytes(first.rss)} → ${megabytes(last.rss)} MB (${megabytes(rssPerMinute)} a minute)\n`;
}

async function main(): Promise<void> {
  const server = process.env.FOOTLIGHT_TEST_POSTGRES || process.env.DATABASE_URL;
  const database = server ? await createTestDatabase(server) : undefined;
  const stopped = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(undefined));
  });
  try {
    const measuring = measureAll(database?.url);
    measuring.catch(() => undefined);
    const measured = await Promise.race([measuring, stopped]);
    const kind = database ? 'PostgreSQL' : 'embedded';
    const titleOf = (processes: number) => `${processes} process${processes > 1 ? 'es' : ''}, ${values.connections} connections, ${values.seconds} s for each call, ${kind} database; bare: a Fastify handler with as many processes that ${database ? 'asks one row and ' : ''}sends the same bytes`;
    if (measured === undefined) process.exitCode = 130;
    else process.stdout.write(values.json ? `${JSON.stringify({ ...values, database: kind, ...measured }, null, 2)}\n`
      : `${measured.loads.map(({ processes, calls }) => `\n${textOf(calls, titleOf(processes))}`).join('')}${measured.memory ? memoryText(measured.memory) : ''}`);
  } finally {
    await database?.drop();
  }
}

await main().then(() => process.exit(), (failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});

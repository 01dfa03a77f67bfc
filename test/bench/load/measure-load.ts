import { request } from 'node:http';
import autocannon from 'autocannon';
import type { TestPlatform } from '../../support/platform.ts';
import type { BareAnswer } from './bare-server.ts';
import { type LoadCase, loadCases } from './load-cases.ts';
import { type BareServer, startBareServer } from './start-bare-server.ts';

/** What one server did under load; times are milliseconds. */
export interface LoadFigures { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** A call beside the same bytes from a bare handler. */
export interface MeasuredLoad extends LoadFigures {
  readonly name: string;
  readonly bytes: number;
  /** Answers other than 200, and broken connections. */
  readonly failed: number;
  readonly bare: LoadFigures;
  /** Requests per second, ours to the bare handler's. */
  readonly ratio: number;
}

export interface LoadOptions { readonly processes: number; readonly databaseUrl: string | undefined; /** A part of the names of what is measured. */ readonly only: string; readonly connections: number; readonly seconds: number; tell(line: string): void }

/** The answer as it goes over the wire, compression included. */
function readRaw(port: number, { path, headers }: LoadCase): Promise<BareAnswer & { bytes: number }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part)).on('error', reject).on('end', () => {
        const body = Buffer.concat(parts);
        if (reply.statusCode !== 200) return reject(new Error(`${path} answered ${reply.statusCode}: ${body.toString()}`));
        const kept = ['content-type', 'content-encoding'].flatMap((name) => (reply.headers[name] === undefined ? [] : [[name, String(reply.headers[name])]]));
        resolve({ body: body.toString('base64'), headers: Object.fromEntries(kept) as Record<string, string>, bytes: body.length });
      });
    }).on('error', reject).end();
  });
}

/** A second beforehand counts for nothing: code is compiled and copies are made in it. */
const warmUpSeconds = 1;

async function press(port: number, { path, headers }: LoadCase, { connections, seconds }: LoadOptions): Promise<LoadFigures & { failed: number }> {
  const load = (duration: number) => autocannon({ url: `http://127.0.0.1:${port}${path}`, headers: { ...headers }, connections, duration });
  await load(warmUpSeconds);
  const { requests, latency, non2xx, errors } = await load(seconds);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

async function measureCase(platform: TestPlatform, bare: BareServer, one: LoadCase, options: LoadOptions): Promise<MeasuredLoad> {
  const { bytes, ...answer } = await readRaw(platform.port, one);
  await bare.set(answer);
  const { failed, ...ours } = await press(platform.port, one, options);
  const { failed: _none, ...theirs } = await press(bare.port, one, options);
  options.tell(`${one.name}: ${Math.round(ours.perSecond)} requests a second, the bare handler ${Math.round(theirs.perSecond)}`);
  return { name: one.name, bytes, failed, ...ours, bare: theirs, ratio: ours.perSecond / theirs.perSecond };
}

/** Measures calls, ours and the bare handler's in turns. */
export async function measureLoad(platform: TestPlatform, options: LoadOptions): Promise<MeasuredLoad[]> {
  const bare = await startBareServer(options.processes, options.databaseUrl);
  try {
    const measured: MeasuredLoad[] = [];
    for (const one of (await loadCases(platform)).filter(({ name }) => name.includes(options.only))) measured.push(await measureCase(platform, bare, one, options));
    return measured;
  } finally {
    await bare.close();
  }
}

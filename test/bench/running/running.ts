/**
 * What a player costs while it runs, and what it leaves behind.
 *
 * Flags: `--seeks N` (20), `--trips N` messages (200), `--cycles N` players (500), `--connections N` (100), `--minutes N` of live (30), `--json`.
 */
import { parseArgs } from 'node:util';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { columns } from '../columns.ts';
import { closeBrowsers } from '../open-browsers.ts';
import { measureConnectionCycles, measurePlayerCycles } from './cycles.ts';
import { measureLongLive } from './long-live.ts';
import type { PageWeight } from './page-weight.ts';
import { measureProcessorTime } from './processor-time.ts';
import { measureRoundTrips } from './round-trips.ts';
import { measureSeeks } from './seeks.ts';

const { values } = parseArgs({
  options: {
    running: { type: 'boolean' }, json: { type: 'boolean' }, seeks: { type: 'string', default: '20' }, trips: { type: 'string', default: '200' },
    cycles: { type: 'string', default: '500' }, connections: { type: 'string', default: '100' }, minutes: { type: 'string', default: '30' },
  },
});

/** What the product promises. @source design: the player and the bridge, "Speed" */
const LIMITS = { trip: 1.5, seek: 1.1, processor: 1.1, heapBytes: 2_000_000 };
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const step = async <T>(sentence: string, work: Promise<T>): Promise<T> => {
  tell(sentence);
  return work;
};

async function measure(platform: TestPlatform) {
  const trips = await step('Messages through the bridge …', measureRoundTrips(platform, Number(values.trips)));
  const seeks = await step('Seeks …', measureSeeks(platform, Number(values.seeks)));
  const processor = await step('Processor time …', measureProcessorTime(platform, 3));
  const left = {
    players: await step('Players that come and go …', measurePlayerCycles(platform, Number(values.cycles))),
    connections: await step('Connections that come and go …', measureConnectionCycles(platform, Number(values.connections))),
    live: await step('A long live stream …', measureLongLive(platform, Number(values.minutes))),
  };
  const ratios = [
    { what: 'bridge round trip to a bare message', ours: trips.bridge.median, theirs: trips.echo.median, limit: LIMITS.trip },
    { what: 'seek to picture, ms, to bare hls.js', ours: seeks.element.median, theirs: seeks.bare.median, limit: LIMITS.seek },
    { what: 'processor time while playing to bare hls.js', ours: processor.element.median, theirs: processor.bare.median, limit: LIMITS.processor },
  ].map((row) => ({ ...row, ratio: row.ours / row.theirs }));
  return { ratios, left };
}

function textOf({ ratios, left }: Awaited<ReturnType<typeof measure>>): string {
  const weight = (name: string, { nodes, listeners, documents, timers, ports, heapBytes }: PageWeight) =>
    [name, ...[nodes, listeners, documents, timers, ports].map(String), (heapBytes / 1_000_000).toFixed(2)];
  return `\n${columns([
    ['while it plays', 'ours', 'bare', 'ratio', 'goal'],
    ...ratios.map(({ what, ours, theirs, ratio, limit }) => [what, ours.toFixed(2), theirs.toFixed(2), ratio.toFixed(2), `≤ ${limit}`]),
  ])}\n\n${columns([
    ['left behind', 'nodes', 'listeners', 'documents', 'timers', 'ports', 'heap, MB'],
    weight(`${values.cycles} players`, left.players), weight(`${values.connections} connections`, left.connections), weight(`${values.minutes} minutes of live`, left.live),
  ])}\n`;
}

async function main(): Promise<void> {
  const platform = await startTestPlatform();
  try {
    const report = await measure(platform);
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
  } finally {
    await closeBrowsers();
    await platform.close();
  }
}

await main().then(() => process.exit(), (failure: unknown) => {
  tell(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
});

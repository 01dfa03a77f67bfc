// oxlint-disable-next-line footlight/no-waits -- how often it looks
import { setTimeout as passed } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { type LoadCase, loadCases } from './load-cases.ts';

/** Bytes that a process holds after its garbage was collected. */
interface HeldMemory { readonly heap: number; readonly rss: number }

/** What a process held after each round of all calls, the first one after it had warmed up. */
export interface MeasuredMemory { readonly rounds: readonly HeldMemory[]; readonly heapPerMinute: number; readonly rssPerMinute: number }

interface MemoryOptions { readonly minutes: number; readonly connections: number; tell(line: string): void }

const prefix = 'memory ';

/** Asks the process, and reads the next line that it writes of itself. */
async function readMemory(platform: TestPlatform): Promise<HeldMemory> {
  const told = () => platform.said().filter((line) => line.startsWith(prefix));
  const before = told().length;
  const ready = await (await fetch(`http://localhost:${platform.port}/ready`)).json() as { process: number };
  process.kill(ready.process, 'SIGUSR2');
  while (told().length === before) await passed(50);
  return JSON.parse(told().at(-1)?.slice(prefix.length) ?? '') as HeldMemory;
}

const press = ({ path, headers }: LoadCase, port: number, connections: number, duration: number) =>
  autocannon({ url: `http://127.0.0.1:${port}${path}`, headers: { ...headers }, connections, duration });

/** By how much a value grows in a minute, by least squares. @param values one after each minute */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return spread === 0 ? 0 : values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
}

/** Presses every call in turns, a minute a round, and reads the memory after each. */
export async function measureMemory(databaseUrl: string | undefined, { minutes, connections, tell }: MemoryOptions): Promise<MeasuredMemory> {
  const platform = await startTestPlatform(databaseUrl, { environment: { NODE_OPTIONS: `--import=${new URL('./tell-memory.mjs', import.meta.url).href}` } });
  try {
    const cases = await loadCases(platform);
    const round = async (seconds: number) => { for (const one of cases) await press(one, platform.port, connections, Math.max(1, seconds / cases.length)); };
    await round(30);
    const rounds = [await readMemory(platform)];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await round(60);
      rounds.push(await readMemory(platform));
      tell(`minute ${minute}: heap ${Math.round((rounds.at(-1)?.heap ?? 0) / 1e6)} MB, RSS ${Math.round((rounds.at(-1)?.rss ?? 0) / 1e6)} MB`);
    }
    return { rounds, heapPerMinute: slopeOf(rounds.map(({ heap }) => heap)), rssPerMinute: slopeOf(rounds.map(({ rss }) => rss)) };
  } finally {
    await platform.close();
  }
}

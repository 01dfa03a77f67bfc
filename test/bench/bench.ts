/**
 * How fast a first picture is against a page with bare hls.js, and what the session frame costs a call.
 *
 * Flags: `--runs N` cold runs of each page (5), `--calls N` calls of each kind (40), `--json`, `--waterfall` every request.
 */
import { parseArgs } from 'node:util';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { type BenchReport, figuresOf, textOf, waterfallsOf } from './bench-report.ts';
import { type CallCost, measureCalls } from './call-cost.ts';
import { measurePages } from './measure-pages.ts';
import { closeBrowsers } from './open-browsers.ts';
import { roundTripMs, type ShapingProxy, startShapingProxy } from './shaping-proxy.ts';
import { bytesPerMs } from './shaped-link.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, calls: { type: 'string', default: '40' }, json: { type: 'boolean' }, waterfall: { type: 'boolean' } },
});

function numberOf(name: 'runs' | 'calls'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} has to be a whole number above 0; it is "${values[name]}"`);
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const ratioed = (cost: CallCost, count: number) => ({ ...cost, ratio: cost.frame.median / cost.direct.median, count });

async function measure(platform: TestPlatform, proxy: ShapingProxy, runs: number, count: number): Promise<string> {
  const measured = await measurePages(platform, proxy, runs, tell);
  const plain = ratioed(await measureCalls(platform, count, []), count);
  const shaped = ratioed(await measureCalls(platform, count, proxy.flags), count);
  const report: BenchReport = { runs, line: { roundTripMs, megabits: bytesPerMs * 8 / 1000 }, pages: figuresOf(measured), calls: { plain, shaped } };
  if (values.json) return `${JSON.stringify(report, null, 2)}\n`;
  return `\n${textOf(report)}${values.waterfall ? `\n${waterfallsOf(measured)}` : ''}`;
}

async function main(): Promise<void> {
  const runs = numberOf('runs');
  const count = numberOf('calls');
  const stopped = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(undefined));
  });
  const platform = await startTestPlatform();
  const proxy = await startShapingProxy();
  try {
    const measuring = measure(platform, proxy, runs, count);
    measuring.catch(() => undefined);
    const text = await Promise.race([measuring, stopped]);
    if (text === undefined) process.exitCode = 130;
    else process.stdout.write(text);
  } finally {
    await closeBrowsers();
    await proxy.close();
    await platform.close();
  }
}

await main().then(() => process.exit(), (failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});

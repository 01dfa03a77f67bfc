/**
 * How fast the home page stands beside a bare React page that draws the same first screen of the same answer, and how its rows scroll.
 *
 * Flags: `--runs N` cold runs of each (5), `--json`.
 */
import { parseArgs } from 'node:util';
import { homeAnswer } from '../../support/change-view.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { columns } from '../columns.ts';
import { closeBrowsers, openBrowser } from '../open-browsers.ts';
import { roundTripMs, type ShapingProxy, startShapingProxy } from '../shaping-proxy.ts';
import { bytesPerMs } from '../shaped-link.ts';
import { spreadOf } from '../spread.ts';
import { type BarePage, startBarePage } from './bare-server.ts';
import { firstScreen, slowedTimes } from './first-screen.ts';
import { measureScrolling, type Scrolling } from './scrolling.ts';
import type { Paint } from './watch-paint.ts';

const { values } = parseArgs({ options: { home: { type: 'boolean' }, runs: { type: 'string', default: '5' }, json: { type: 'boolean' } } });

/** What the product promises. @source issue "Speed": "largest contentful paint ≤ 1.15 of it, layout shift ≤ 0.02", "one frame per scroll step at the 95th percentile" */
const limits = { ratio: 1.15, shift: 0.02, frames: 1 };
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** The home page's answer to a guest, as the site's own page gets it. */
async function answerOf(platform: TestPlatform): Promise<string> {
  const browser = await openBrowser([]);
  try {
    const page = await browser.context.newPage();
    await page.goto(platform.at('arena', '/home'));
    return await homeAnswer(page);
  } finally {
    await browser.close();
  }
}

async function measureStarts(platform: TestPlatform, proxy: ShapingProxy, bare: BarePage, runs: number): Promise<Record<'site' | 'bare', Paint[]>> {
  const seen: Record<'site' | 'bare', Paint[]> = { site: [], bare: [] };
  for (let round = 0; round <= runs; round += 1) {
    const site = await firstScreen(proxy, platform.at('arena', '/home'));
    const plain = await firstScreen(proxy, bare.address);
    // The first round warms the platform up.
    if (round > 0) (seen.site.push(site), seen.bare.push(plain));
    tell(`Round ${round} of ${runs}: home ${Math.round(site.largest)} ms, bare ${Math.round(plain.largest)} ms`);
  }
  return seen;
}

const figureOf = (paints: Paint[]) => ({
  largestMs: spreadOf(paints.map(({ largest }) => largest)), shift: spreadOf(paints.map(({ shift }) => shift)),
  what: paints.at(-1)?.what ?? '', tasks: paints.flatMap(({ tasks }) => tasks).filter(({ ms }) => ms > 50).sort((one, other) => other.ms - one.ms).slice(0, 8),
});

/** What is promised, what was measured, and whether that holds. */
function verdictsOf({ site, bare, scrolling: { row, page } }: Awaited<ReturnType<typeof measure>>) {
  return [
    { what: 'largest paint, to bare', atMost: limits.ratio, value: site.largestMs.median / bare.largestMs.median },
    { what: 'layout shift', atMost: limits.shift, value: site.shift.median },
    { what: 'frames for a step, row', atMost: limits.frames, value: Math.round(row.frames * 10) / 10 },
    { what: 'frames for a step, page', atMost: limits.frames, value: Math.round(page.frames * 10) / 10 },
  ].map((each) => ({ ...each, pass: each.value <= each.atMost }));
}

function textOf(report: Awaited<ReturnType<typeof measure>>): string {
  const page = (name: 'site' | 'bare', title: string) => {
    const { largestMs, shift, what } = report[name];
    return [title, String(Math.round(largestMs.median)), (largestMs.median / report.bare.largestMs.median).toFixed(2), shift.median.toFixed(3), what];
  };
  const scroll = (title: string, { stepMs, frameMs, frames, mostNodes }: Scrolling) => [title, stepMs.toFixed(1), frameMs.toFixed(1), frames.toFixed(2), String(mostNodes)];
  const tasks = report.site.tasks.map(({ ms, name }) => `  ${Math.round(ms)} ms  ${name}`).join('\n');
  return `Cold, ${report.runs} runs each in turns, behind ${roundTripMs} ms and ${bytesPerMs * 8 / 1000} Mbit/s, the processor ${slowedTimes} times slower\n\n${
    columns([['page', 'largest paint, ms', 'to bare', 'shift', 'what'], page('site', 'home'), page('bare', 'bare React')])}\n\nLongest tasks of home\n\n${
    tasks || '  none above 50 ms'}\n\nScroll steps, 95th of 100\n\n${
    columns([['what scrolls', 'step, ms', 'frame, ms', 'frames', 'elements, most'], scroll('a row of 1,000 cards', report.scrolling.row), scroll('a page of 60 rows', report.scrolling.page)])}\n\n${
    columns([['promised', 'at most', 'measured', ''], ...verdictsOf(report).map(({ what, atMost, value, pass }) => [what, String(atMost), value.toFixed(3), pass ? 'holds' : 'over'])])}\n`;
}

async function measure(platform: TestPlatform, proxy: ShapingProxy, runs: number) {
  const bare = await startBarePage(await answerOf(platform));
  try {
    const { site, bare: plain } = await measureStarts(platform, proxy, bare, runs);
    tell('Scrolling …');
    return { runs, site: figureOf(site), bare: figureOf(plain), scrolling: await measureScrolling(platform) };
  } finally {
    await bare.close();
  }
}

const platform = await startTestPlatform();
const proxy = await startShapingProxy();
try {
  const report = await measure(platform, proxy, Number(values.runs));
  process.stdout.write(values.json ? `${JSON.stringify({ ...report, promised: verdictsOf(report) }, null, 2)}\n` : textOf(report));
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
} finally {
  await closeBrowsers();
  await proxy.close();
  await platform.close();
}

import type { CallCost } from './call-cost.ts';
import { stableAddress } from './bench-pages.ts';
import { columns } from './columns.ts';
import type { MeasuredPage } from './measure-pages.ts';
import { waterfallOf } from './request-log.ts';
import { type Spread, spreadOf } from './spread.ts';

/** The figures of one page; ratios are to the bare one, `toCalls` to the one that makes the platform's calls by hand. */
export interface PageFigures {
  readonly name: string;
  readonly title: string;
  readonly address: string;
  readonly firstFrameMs: Spread;
  readonly ratio: number;
  readonly toCalls: number;
  readonly codeBytes: number;
  readonly codeRatio: number;
  readonly requests: number;
}

/** What `npm run bench --json` prints. */
export interface BenchReport {
  readonly runs: number;
  readonly line: { readonly roundTripMs: number; readonly megabits: number };
  readonly pages: readonly PageFigures[];
  /** `plain` on this machine as it is, `shaped` behind the line. */
  readonly calls: Readonly<Record<'plain' | 'shaped', CallCost & { readonly ratio: number; readonly count: number }>>;
}

/** The run whose first picture was the middle one. */
function middleRun({ runs }: MeasuredPage) {
  const sorted = [...runs].sort((one, other) => one.firstFrameMs - other.firstFrameMs);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Medians of every page beside the bare one's. */
export function figuresOf(measured: readonly MeasuredPage[]): PageFigures[] {
  const plain = measured.map(({ page, runs }) => ({
    name: page.name, title: page.title, address: stableAddress(page),
    firstFrameMs: spreadOf(runs.map(({ firstFrameMs }) => firstFrameMs)),
    codeBytes: spreadOf(runs.map(({ codeBytes }) => codeBytes)).median,
    requests: spreadOf(runs.map(({ requests }) => requests.length)).median,
  }));
  const [bare, calls] = (['bare', 'calls'] as const).map((wanted) => plain.find(({ name }) => name === wanted));
  const slower = (page: (typeof plain)[number], other = bare) => page.firstFrameMs.median / (other?.firstFrameMs.median ?? NaN);
  return plain.map((page) => ({ ...page, ratio: slower(page), toCalls: slower(page, calls), codeRatio: page.codeBytes / (bare?.codeBytes ?? NaN) }));
}

const whole = ({ median, least, most }: Spread): string => `${Math.round(median)} (${Math.round(least)}–${Math.round(most)})`;
const exact = ({ median, least, most }: Spread): string => `${median.toFixed(1)} (${least.toFixed(1)}–${most.toFixed(1)})`;

/** The report as a person reads it. */
export function textOf({ runs, line, pages, calls }: BenchReport): string {
  const frames = columns([
    ['page', 'first frame, ms', 'to bare', 'to calls', 'code, kB', 'ratio', 'requests'],
    ...pages.map((page) => [page.title, whole(page.firstFrameMs), page.ratio.toFixed(2), page.toCalls.toFixed(2), (page.codeBytes / 1000).toFixed(1), page.codeRatio.toFixed(2), String(page.requests)]),
  ]);
  const cost = columns([
    ['call (readBucket)', 'direct, ms', 'through the frame, ms', 'ratio', 'calls'],
    ...(['plain', 'shaped'] as const).map((name) => {
      const { direct, frame, ratio, count } = calls[name];
      return [name === 'plain' ? 'as it is' : 'behind the line', exact(direct), exact(frame), ratio.toFixed(2), String(count)];
    }),
  ]);
  const places = columns(pages.map(({ title, address }) => [title, address]));
  return `Cold, ${runs} runs each in turns, median (least–most), behind ${line.roundTripMs} ms and ${line.megabits} Mbit/s\n\n${frames}\n\n${cost}\n\nThe pages, while \`npm run demo\` runs\n\n${places}\n`;
}

/** Every request of each page's middle run: asked, first byte, last byte, weight; `+` where a connection was opened. */
export function waterfallsOf(measured: readonly MeasuredPage[]): string {
  return measured.map((page) => {
    const run = middleRun(page);
    if (!run) return '';
    const until = run.origin + run.firstFrameMs;
    return `${page.page.title}: first frame at ${Math.round(run.firstFrameMs)} ms\n${waterfallOf(run.requests, run.origin, until).join('\n')}\n`;
  }).join('\n');
}

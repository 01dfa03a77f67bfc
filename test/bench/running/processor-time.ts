// oxlint-disable-next-line footlight/no-waits -- measures what a time costs
import { setTimeout } from 'node:timers/promises';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { newPage } from './new-page.ts';
import { whenPlaying } from './video-of.ts';

/** Seconds of processor time, all processes of the browser together, for each second of a film that plays alone. */
export interface ProcessorTime {
  readonly element: Spread;
  readonly bare: Spread;
}

const measuredMs = 8000;
/** Until the controls are hidden and everything late has arrived. */
const settleMs = 5000;

async function processorTimeOf(address: string): Promise<number> {
  const { context, close } = await openBrowser([]);
  try {
    const page = await newPage(context);
    await page.goto(address);
    await whenPlaying(page);
    const session = await context.browser()!.newBrowserCDPSession();
    const used = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    await setTimeout(settleMs);
    const before = await used();
    await setTimeout(measuredMs);
    return (await used() - before) / (measuredMs / 1000);
  } finally {
    await close();
  }
}

/** The same film with hidden controls, the element against a bare video with hls.js and no controls, in turns. */
export async function measureProcessorTime(platform: TestPlatform, runs: number): Promise<ProcessorTime> {
  const used: Record<'element' | 'bare', number[]> = { element: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    used.element.push(await processorTimeOf(platform.at('partner', '/bench-player.html')));
    used.bare.push(await processorTimeOf(platform.at('partner', '/bench-bare.html')));
  }
  return { element: spreadOf(used.element), bare: spreadOf(used.bare) };
}

import type { TestPlatform } from '../support/platform.ts';
import { benchPages, type BenchPage } from './bench-pages.ts';
import { coldRun, type ColdRun } from './cold-run.ts';
import type { ShapingProxy } from './shaping-proxy.ts';

/** Everything that was seen of one page. */
export interface MeasuredPage {
  readonly page: BenchPage;
  readonly runs: readonly ColdRun[];
}

/**
 * Opens every page once, then every page again: what slows the machine down for a while slows all of them.
 *
 * One round beforehand counts for nothing: the platform packs its files when they are first asked for.
 *
 * @param tell hears what is done
 * Runs take turns: five cold ones of each page at least.
 */
export async function measurePages(platform: TestPlatform, proxy: ShapingProxy, runs: number, tell: (line: string) => void): Promise<MeasuredPage[]> {
  const measured = benchPages.map((page) => ({ page, runs: [] as ColdRun[] }));
  for (let round = 0; round <= runs; round += 1) {
    for (const { page, runs: seen } of measured) {
      const run = await coldRun(proxy, platform.at(page.host, page.path));
      if (round > 0) seen.push(run);
    }
    tell(round === 0 ? 'Warmed up.' : `Round ${round} of ${runs}: ${measured.map(({ page, runs: seen }) => `${page.name} ${Math.round(seen.at(-1)?.firstFrameMs ?? 0)} ms`).join(', ')}`);
  }
  return measured;
}

// oxlint-disable-next-line footlight/no-waits -- measures until nothing changes for a time
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from '../open-browsers.ts';
import { pageCode } from '../page-code.ts';
import type { ShapingProxy } from '../shaping-proxy.ts';
import type { Paint } from './watch-paint.ts';

/** How much slower the processor is made. */
export const slowedTimes = 4;
/** Nothing larger was painted for so long: the first screen is there. */
const quietMs = 3000;
const patienceMs = 40_000;

/** Opens a page once, with a new profile, behind the proxy and with a slow processor, until its first screen stands. @throws when it never does */
export async function firstScreen(proxy: ShapingProxy, address: string): Promise<Paint> {
  const browser = await openBrowser(proxy.flags);
  try {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    const devtools = await browser.context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await page.addInitScript(await pageCode('./home/watch-paint.ts'));
    await page.goto(address, { waitUntil: 'commit' });
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      await setTimeout(500);
      const [seen, now] = await page.evaluate(() => [globalThis.paint, performance.now()] as const);
      if (seen && seen.largest > 0 && now - seen.toldAt > quietMs) return seen;
    }
    throw new Error(`${address} was not drawn in ${patienceMs / 1000} s; it reads: ${(await page.locator('body').innerText()).slice(0, 200)}`);
  } finally {
    await browser.close();
  }
}

import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openBrowser } from '../open-browsers.ts';
import { newPage } from './new-page.ts';
import { countTimersAndPorts, growthOf, type PageWeight, weightOf } from './page-weight.ts';

/** Runs in a page: until the live picture has moved on by some seconds. */
const hasMoved = (from: number): boolean => (document.querySelector('footlight-player')?.shadowRoot?.querySelector('video')?.currentTime ?? 0) > from + 1;

/** What half an hour of a live channel adds to its page; the platform's clock goes ahead by a minute at a time. */
export async function measureLongLive(platform: TestPlatform, minutes: number): Promise<PageWeight> {
  const { context, close } = await openBrowser([]);
  const { clock } = switchesOf(platform);
  try {
    const page = await newPage(context);
    await page.addInitScript(countTimersAndPorts);
    await page.goto(platform.at('partner', '/bench-player.html'));
    const player = page.locator('footlight-player');
    await player.evaluate((element) => element.setAttribute('content', 'live:2001'));
    const place = () => player.evaluate((element) => element.shadowRoot?.querySelector('video')?.currentTime ?? 0);
    await page.waitForFunction(hasMoved, 0);
    const minute = async () => {
      await clock({ advance: 60_000 });
      await page.waitForFunction(hasMoved, await place(), { timeout: 60_000 });
    };
    for (let at = 0; at < Math.ceil(minutes / 3); at += 1) await minute();
    const before = await weightOf(page);
    for (let at = 0; at < minutes; at += 1) await minute();
    return growthOf(before, await weightOf(page));
  } finally {
    await clock({ reset: true });
    await close();
  }
}

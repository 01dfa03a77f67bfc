import type { Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { newPage } from './new-page.ts';
import { countTimersAndPorts, growthOf, type PageWeight, weightOf } from './page-weight.ts';

/** Runs in a page: a player comes, says that it is ready, and goes, again and again. */
async function cyclePlayers(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const player = document.createElement('footlight-player');
    const ready = new Promise<void>((resolve) => { player.addEventListener('footlight-ready', () => resolve(), { once: true }); });
    player.setAttribute('content', 'vod:1001');
    document.querySelector('main')!.append(player);
    // Every tenth is waited for; the others go in the middle of their start.
    if (at % 10 === 0) await ready;
    else await new Promise<void>((resolve) => { requestAnimationFrame(() => resolve()); });
    player.remove();
    await new Promise<void>((resolve) => { setTimeout(resolve); });
  }
}

/** Runs in a page: a connection to one frame opens and ends, again and again. */
async function cycleConnections([origin, count]: readonly [string, number]): Promise<void> {
  const frame = document.querySelector('iframe')!;
  const host = await import(`${origin}/embed/bridge-host.js`) as { connect(frame: HTMLIFrameElement, options: { origin: string }): Promise<{ getState(): Promise<unknown>; on(name: string, heard: () => void): void; destroy(): void }> };
  for (let at = 0; at < count; at += 1) {
    const player = await host.connect(frame, { origin });
    player.on('timeupdate', () => undefined);
    await player.getState();
    player.destroy();
  }
}

async function grown(page: Page, cycle: (count: number) => Promise<void>, count: number): Promise<PageWeight> {
  await cycle(Math.ceil(count / 10));
  // What ends by itself, such as a request that was sent ahead and not taken, has ended by then.
  // oxlint-disable-next-line footlight/no-waits -- what ends by itself after a time is not counted
  await page.waitForTimeout(17_000);
  const before = await weightOf(page);
  await cycle(count);
  // oxlint-disable-next-line footlight/no-waits -- what ends by itself after a time is not counted
  await page.waitForTimeout(17_000);
  return growthOf(before, await weightOf(page));
}

/** What players that came and went leave in their page. */
export async function measurePlayerCycles(platform: TestPlatform, count: number): Promise<PageWeight> {
  const { context, close } = await openBrowser([]);
  try {
    const page = await newPage(context);
    await page.addInitScript(countTimersAndPorts);
    await page.goto(platform.at('partner', '/bench-player.html'));
    await page.waitForFunction(() => customElements.get('footlight-player'));
    await page.evaluate(() => document.querySelector('footlight-player')?.remove());
    return await grown(page, (times) => page.evaluate(cyclePlayers, times), count);
  } finally {
    await close();
  }
}

/** What connections that came and went leave in their page. */
export async function measureConnectionCycles(platform: TestPlatform, count: number): Promise<PageWeight> {
  const { context, close } = await openBrowser([]);
  const origin = new URL(platform.at('arena')).origin;
  try {
    const page = await newPage(context);
    await page.addInitScript(countTimersAndPorts);
    await page.goto(platform.at('partner', '/framed-player.html'));
    await page.getByText('Connected.').waitFor();
    return await grown(page, (times) => page.evaluate(cycleConnections, [origin, times] as const), count);
  } finally {
    await close();
  }
}

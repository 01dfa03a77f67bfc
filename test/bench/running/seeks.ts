import type { Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { newPage } from './new-page.ts';
import { whenPlaying } from './video-of.ts';

/** Milliseconds from a seek inside what is loaded to its picture. */
export interface Seeks {
  readonly element: Spread;
  readonly bare: Spread;
}

/** Runs in a page: seeks to and fro inside the buffer by the page's own surface, and waits for each picture. */
async function timeSeeks(count: number): Promise<number[]> {
  const element = document.querySelector<HTMLElement & { currentTime: number }>('footlight-player');
  const video = document.querySelector('video') ?? element!.shadowRoot!.querySelector('video')!;
  const surface = element ?? video;
  // oxlint-disable-next-line footlight/no-waits -- how often it looks
  while (video.buffered.length === 0 || video.buffered.end(0) < 12) await new Promise((resolve) => { setTimeout(resolve, 50); });
  const took: number[] = [];
  for (let at = -2; at < count; at += 1) {
    const to = at % 2 === 0 ? 3 + (at % 5) * 0.4 : 9 + (at % 5) * 0.4;
    const started = performance.now();
    const shown = new Promise<void>((resolve) => {
      const look = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
        if (Math.abs(mediaTime - to) < 0.5) resolve();
        else video.requestVideoFrameCallback(look);
      };
      video.requestVideoFrameCallback(look);
    });
    surface.currentTime = to;
    await shown;
    if (at >= 0) took.push(performance.now() - started);
  }
  return took;
}

async function seeksOf(page: Page, address: string, count: number): Promise<number[]> {
  await page.goto(address);
  await whenPlaying(page);
  return page.evaluate(timeSeeks, count);
}

/** The same film, the element against a bare video with hls.js, in turns. */
export async function measureSeeks(platform: TestPlatform, count: number): Promise<Seeks> {
  const browser = await openBrowser([]);
  const took: Record<'element' | 'bare', number[]> = { element: [], bare: [] };
  const addresses = { element: platform.at('partner', '/bench-player.html'), bare: platform.at('partner', '/bench-bare.html') };
  try {
    for (const _turn of [1, 2]) {
      for (const name of ['element', 'bare'] as const) {
        const page = await newPage(browser.context);
        took[name].push(...await seeksOf(page, addresses[name], count / 2));
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { element: spreadOf(took.element), bare: spreadOf(took.bare) };
}

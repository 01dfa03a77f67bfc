import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startWebKit } from './driver/start-webkit.ts';
import type { WebDriver } from './driver/web-driver.ts';
import { expectToBeWatched, mediaOf, openPlayer, pressEntry, pressPart, type PlayerElement } from './player-page.ts';

/** @source issue "in WebKit for play, pause, seek, tracks and the bridge" */
let platform: TestPlatform;
let webkit: WebDriver;
beforeAll(async () => {
  platform = await startTestPlatform();
  webkit = await startWebKit();
});
afterAll(async () => {
  await webkit?.end();
  await platform?.close();
});

const arrowRight = '\uE014';
const arrowLeft = '\uE012';
const captions = () => webkit.run(() => document.querySelector('footlight-player')?.shadowRoot?.querySelector('[part="captions"]')?.textContent ?? '');
const height = async () => (await mediaOf(webkit)).height;
const spoken = () => webkit.run(() => [...document.querySelector<PlayerElement>('footlight-player')!.audioTracks].find(({ enabled }) => enabled)?.language);

describe.each([['HLS', 'vod:1001'], ['DASH', 'vod:1020']])('a film over %s', (_protocol, content) => {
  test('plays with sound at the press of a button, stops at a key, and goes on at the next', async () => {
    await openPlayer(webkit, platform, 'arena', { content });
    await pressPart(webkit, 'big-play-button');
    await expectToBeWatched(webkit);
    expect((await mediaOf(webkit)).muted).toBe(false);
    await webkit.press('k');
    await expect.poll(() => mediaOf(webkit), { timeout: 10_000 }).toMatchObject({ paused: true });
    const { seconds } = await mediaOf(webkit);
    await pressPart(webkit, 'play-button');
    await expectToBeWatched(webkit);
    expect((await mediaOf(webkit)).seconds).toBeGreaterThan(seconds);
  });

  test('goes to the second that a page’s script or a key asks for, and plays on from there', async () => {
    await webkit.run(() => { document.querySelector<PlayerElement>('footlight-player')!.currentTime = 40; });
    await expect.poll(async () => (await mediaOf(webkit)).seconds, { timeout: 20_000 }).toBeGreaterThan(40.2);
    await expectToBeWatched(webkit);
    await webkit.press(arrowLeft);
    await expect.poll(async () => (await mediaOf(webkit)).seconds, { timeout: 20_000 }).toBeLessThan(40);
    await expectToBeWatched(webkit);
  });
});

// Over HLS alone: dash.js may leave a hole where it went ahead and back, and jumps over it.
test('a press on the timeline goes to its second while the film stands, and it plays on from there', async () => {
  await openPlayer(webkit, platform, 'arena', { content: 'vod:1001', autoplay: 'muted', 'start-at': '20' });
  await expectToBeWatched(webkit);
  await pressPart(webkit, 'play-button');
  await expect.poll(() => mediaOf(webkit), { timeout: 10_000 }).toMatchObject({ paused: true });
  const { seconds } = await mediaOf(webkit);
  await webkit.press(arrowRight);
  await expect.poll(async () => (await mediaOf(webkit)).seconds, { timeout: 20_000 }).toBeCloseTo(seconds + 10, 0);
  // A little behind the middle of the line is a little behind the middle of the film.
  await pressPart(webkit, 'timeline', 30);
  const half = await webkit.run(() => document.querySelector<PlayerElement>('footlight-player')!.duration / 2);
  await expect.poll(async () => (await mediaOf(webkit)).seconds, { timeout: 20_000 }).toSatisfy((now: number) => now > half + 1 && now < half + 8);
  await webkit.press('k');
  await expectToBeWatched(webkit);
});

test('captions, spoken language and quality are chosen from the menus', async () => {
  await openPlayer(webkit, platform, 'arena', { content: 'vod:1001', autoplay: 'muted', 'start-at': '22' });
  await expectToBeWatched(webkit);
  await pressPart(webkit, 'captions-button');
  await pressEntry(webkit, 'العربية');
  await expect.poll(captions, { timeout: 20_000 }).toMatch(/[\u0600-\u06FF]/);

  await expect.poll(spoken, { timeout: 20_000 }).toBe('en');
  await pressPart(webkit, 'settings-button');
  await pressEntry(webkit, 'Audio');
  await pressEntry(webkit, 'Español');
  await expect.poll(spoken, { timeout: 20_000 }).toBe('es');
  await expectToBeWatched(webkit);

  const heights = await webkit.run(() => [...document.querySelector<PlayerElement>('footlight-player')!.videoRenditions].map((each) => each.height));
  for (const wanted of [Math.min(...heights), Math.max(...heights)]) {
    await webkit.run((now) => {
      const { videoRenditions } = document.querySelector<PlayerElement>('footlight-player')!;
      videoRenditions.selectedIndex = [...videoRenditions].findIndex((each) => each.height === now);
    }, wanted);
    await expect.poll(height, { timeout: 40_000 }).toBe(wanted);
  }
  await expectToBeWatched(webkit);
});

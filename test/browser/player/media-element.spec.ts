import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, picturesOf, secondsOf } from '../elements/watching.ts';

/**
 * Whatever was written for `<video>` drives a player.
 *
 * @source design/player.md "It behaves like a media element"
 */
type MediaElement = HTMLVideoElement & {
  content: string | null;
  audioTracks: ArrayLike<{ id: string; language: string; enabled: boolean }>;
  videoRenditions: ArrayLike<{ height: number }> & { selectedIndex: number };
};

function unhandledOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** What media-chrome's parts ask their controller for, as their buttons do. */
const ask = (page: Page, request: string, detail?: unknown) => page.evaluate(([name, given]) => {
  document.querySelector('media-control-bar')!.dispatchEvent(new CustomEvent(name, { detail: given, bubbles: true, composed: true }));
}, [request, detail] as const);

test('media-chrome’s controls play, seek, mute, turn down, change speed and choose captions', async ({ page, platform }) => {
  const errors = unhandledOf(page);
  await page.goto(platform.at('partner', '/frameworks/media-chrome.html'));
  const player = page.locator('footlight-player');
  const play = page.locator('media-play-button');
  await expect(page.locator('media-time-display')).toHaveAttribute('mediaduration', /^\d\d/);
  // Ours are not drawn under theirs.
  await expect(player.getByRole('button')).toHaveCount(0);
  await play.click();
  await expectToBeWatched(player);
  await expect(play).not.toHaveAttribute('mediapaused');
  await ask(page, 'mediaseekrequest', 30);
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(29.9);
  await expect(page.locator('media-time-display')).toContainText(/0:3\d/);
  await page.locator('media-mute-button').click();
  await expect.poll(async () => (await picturesOf(player)).muted).toBe(true);
  await expect(page.locator('media-mute-button')).toHaveAttribute('mediavolumelevel', 'off');
  await ask(page, 'mediavolumerequest', 0.4);
  await expect.poll(async () => (await picturesOf(player)).volume).toBeCloseTo(0.4);
  await ask(page, 'mediaplaybackraterequest', 1.5);
  await expect(page.locator('media-playback-rate-button')).toHaveAttribute('mediaplaybackrate', '1.5');
  const showing = () => player.evaluate((element) => [...(element as MediaElement).textTracks].filter(({ mode }) => mode === 'showing').length);
  await page.locator('media-captions-button').click();
  await expect.poll(showing).toBe(1);
  await expect(player.locator('[part="captions"]')).not.toBeEmpty();
  await page.locator('media-captions-button').click();
  await expect.poll(showing).toBe(0);
  await play.click();
  await expect.poll(async () => (await picturesOf(player)).paused).toBe(true);
  await expect(play).toHaveAttribute('mediapaused');
  expect(errors).toEqual([]);
});

test('react-player’s custom player plays, changes volume and speed, and hears what happens', async ({ page, platform }) => {
  const errors = unhandledOf(page);
  await page.goto(platform.at('partner', '/frameworks/react-player.html'));
  const player = page.locator('footlight-player');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expectToBeWatched(player);
  await expect(player.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quieter and faster' }).click();
  await expect.poll(async () => (await picturesOf(player)).volume).toBeCloseTo(0.2);
  expect(await player.evaluate((element) => element.shadowRoot?.querySelector('video')?.playbackRate)).toBe(1.5);
  await page.getByRole('button', { name: 'Pause it' }).click();
  await expect.poll(async () => (await picturesOf(player)).paused).toBe(true);
  const said = async () => JSON.parse(await page.locator('output').innerText()) as { heard: string[]; played: boolean; loaded: boolean; duration: number };
  await expect.poll(said).toMatchObject({ heard: expect.arrayContaining(['ready', 'start', 'ratechange', 'pause']) as unknown, played: true, loaded: true });
  expect((await said()).duration).toBeGreaterThan(60);
  expect(errors).toEqual([]);
});

/** Everything that a careful script for `<video>` does; it knows nothing of players. Runs in the page. */
async function drive(video: MediaElement): Promise<Record<string, unknown>> {
  const heard: string[] = [];
  for (const name of ['loadstart', 'durationchange', 'loadedmetadata', 'loadeddata', 'canplay', 'play', 'playing', 'seeking', 'seeked', 'ratechange', 'pause', 'emptied']) {
    video.addEventListener(name, () => { if (heard.at(-1) !== name) heard.push(name); });
  }
  const next = (name: string) => new Promise<void>((resolve) => { video.addEventListener(name, () => resolve(), { once: true }); });
  const refusals: string[] = [];
  const refused = (set: () => void) => {
    try {
      set();
    } catch (error) {
      refusals.push((error as Error).name);
    }
  };
  video.muted = true;
  video.volume = 0.25;
  const atOnce = { muted: video.muted, volume: video.volume, paused: video.paused, constant: video.HAVE_METADATA };
  const canPlay = next('canplay');
  video.src = 'vod:1001';
  await canPlay;
  const ready = { readyState: video.readyState >= video.HAVE_CURRENT_DATA, duration: video.duration > 60, width: video.videoWidth > 0, currentSrc: video.currentSrc, networkState: video.networkState > 0 };
  await video.play();
  await new Promise<void>((resolve) => { video.requestVideoFrameCallback(() => resolve()); });
  // The first frame is shown at the start itself: nothing has been played until the time has moved.
  while (video.currentTime === 0) await next('timeupdate');
  const seeked = next('seeked');
  video.currentTime = 20;
  const seeking = { currentTime: video.currentTime, seeking: video.seeking };
  await seeked;
  const seekedTo = { currentTime: Math.floor(video.currentTime), played: video.played.length > 0, buffered: video.buffered.length > 0, seekable: video.seekable.end(0) > 60, frames: typeof video.getVideoPlaybackQuality().totalVideoFrames };
  const changed = next('ratechange');
  video.playbackRate = 2;
  await changed;
  for (const value of [2, 'x', Number.NaN]) refused(() => { video.volume = value as number; });
  refused(() => { video.currentTime = 'x' as unknown as number; });
  refused(() => { video.playbackRate = 99; });
  const stayed = { volume: video.volume, playbackRate: video.playbackRate };
  const hasPaused = next('pause');
  video.pause();
  const { paused } = video;
  await hasPaused;
  const emptied = next('emptied');
  video.src = '';
  await emptied;
  return { heard, refusals, atOnce, ready, seeking, seekedTo, stayed, paused, after: { readyState: video.readyState, src: video.src, paused: video.paused } };
}

test('a script for <video> finds every fact, at once, and every event in its order', async ({ page, platform }) => {
  const errors = unhandledOf(page);
  const player = await openElement(page, platform, 'partner', 'footlight-player');
  await page.evaluate(() => customElements.whenDefined('footlight-player'));
  const did = await player.evaluate(drive as (element: HTMLElement) => Promise<Record<string, unknown>>);
  expect(did).toMatchObject({
    atOnce: { muted: true, volume: 0.25, paused: true, constant: 1 },
    ready: { readyState: true, duration: true, width: true, currentSrc: 'vod:1001', networkState: true },
    seeking: { currentTime: 20, seeking: true },
    seekedTo: { currentTime: 20, played: true, buffered: true, seekable: true, frames: 'number' },
    refusals: ['IndexSizeError', 'TypeError', 'TypeError', 'TypeError', 'NotSupportedError'],
    stayed: { volume: 0.25, playbackRate: 2 },
    paused: true,
    after: { readyState: 0, src: '', paused: true },
  });
  const heard = did['heard'] as string[];
  const order = ['loadstart', 'loadedmetadata', 'loadeddata', 'canplay', 'play', 'playing', 'seeking', 'seeked', 'ratechange', 'pause', 'emptied'];
  expect(order.map((name) => heard.indexOf(name) >= 0 ? name : `no ${name}`)).toEqual(order);
  expect(order.map((name) => heard.indexOf(name))).toEqual(order.map((name) => heard.indexOf(name)).sort((a, b) => a - b));
  expect(errors).toEqual([]);
});

/** What is set before the element is known, and while its player is on the way. */
test('properties and attributes of a framework hold, whoever is first: the element or its code', async ({ page, platform }) => {
  await page.route('**/embed/footlight-player.js', async (route) => {
    await new Promise<void>((resolve) => { page.once('console', () => resolve()); });
    await route.continue();
  });
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001', startat: '12', initiallymuted: '', poster: '/a.png', autoplay: 'any' });
  await player.evaluate((element) => Object.assign(element, { volume: 0.3, loop: true, playbackRate: 1.25, autoplay: undefined }));
  await page.evaluate(() => console.log('go'));
  await page.evaluate(() => customElements.whenDefined('footlight-player'));
  await expect.poll(() => player.evaluate((element) => {
    const { volume, loop, playbackRate, muted, poster, startAt } = element as MediaElement & { startAt: number };
    const video = element.shadowRoot?.querySelector('video');
    return { volume, loop, playbackRate, muted, poster: new URL(poster).pathname, startAt, inside: [video?.volume, video?.muted, video?.loop, Math.floor(video?.currentTime ?? 0)] };
  })).toEqual({ volume: 0.3, loop: true, playbackRate: 1.25, muted: true, poster: '/a.png', startAt: 12, inside: [0.3, true, true, 12] });
});

test('a framed player answers as one in the page, as far as messages carry', async ({ page, platform }) => {
  const errors = unhandledOf(page);
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001', mode: 'framed', controls: 'false' });
  await page.evaluate(() => customElements.whenDefined('footlight-player'));
  const did = await player.evaluate(async (element) => {
    const video = element as MediaElement;
    video.muted = true;
    video.volume = 0.5;
    const early = [video.muted, video.volume];
    const answer = await video.play();
    const duration = video.duration;
    const seeked = new Promise<void>((resolve) => { video.addEventListener('seeked', () => resolve(), { once: true }); });
    video.currentTime = 25;
    const atOnce = [video.currentTime, video.seeking];
    await seeked;
    let refusal = '';
    try {
      video.volume = 2;
    } catch (error) {
      refusal = (error as Error).name;
    }
    video.pause();
    return { early, answer, duration: duration > 60, atOnce, at: Math.floor(video.currentTime), refusal, paused: video.paused, hasMetadata: video.readyState > 0, seekable: video.seekable.length, buffered: video.buffered.length > 0 };
  });
  expect(did).toEqual({ early: [true, 0.5], answer: undefined, duration: true, atOnce: [25, true], at: 25, refusal: 'IndexSizeError', paused: true, hasMetadata: true, seekable: 1, buffered: true });
  const inside = player.locator('iframe').contentFrame();
  await expect.poll(() => inside.locator('video').evaluate((video: HTMLVideoElement) => [video.muted, video.volume])).toEqual([true, 0.5]);
  await expect(inside.getByRole('button')).toHaveCount(0);
  expect(errors).toEqual([]);
});

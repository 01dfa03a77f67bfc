import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { addElement, openElement } from './element-page.ts';
import { expectToBeWatched, framesOf, pressPlay } from './watching.ts';

/** @source spec 1 §4.1, §8; design/platform.md "Live" */
test.afterEach(({ platform }) => switchesOf(platform).clock({ reset: true }));

/** The picture on the screen now, as the brightness and colour of 16 × 9 places. */
const pictureOf = (player: Locator): Promise<number[]> => player.evaluate((element) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 9 });
  const ink = canvas.getContext('2d');
  const video = element.shadowRoot?.querySelector('video');
  if (!ink || !video) return [];
  ink.drawImage(video, 0, 0, 16, 9);
  return [...ink.getImageData(0, 0, 16, 9).data];
});

const differenceOf = (one: number[], other: number[]): number => one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** Asks the platform as a guest of Arena. */
async function eventFacts(platform: TestPlatform, id: string): Promise<{ startDate: string; endDate: string }> {
  const headers = { realm: 'arena', 'x-api-key': 'arena-public-key', 'x-app-var': 'test' };
  const { authentication } = await (await fetch(platform.at('api', '/api/v1/init/'), { headers })).json() as { authentication: { authorisationToken: string } };
  const answer = await fetch(platform.at('api', `/api/v5/manifest/event/${id}`), { method: 'POST', headers: { ...headers, authorization: `Bearer ${authentication.authorisationToken}` } });
  return await answer.json() as { startDate: string; endDate: string };
}

/** Up to which second of the window the player holds what follows its position. */
const bufferedUntil = (player: Locator): Promise<number> => player.evaluate((element) => {
  const video = element.shadowRoot?.querySelector('video');
  if (!video) return 0;
  const at = Array.from({ length: video.buffered.length }, (_, i) => i).find((i) => video.buffered.start(i) <= video.currentTime && video.currentTime <= video.buffered.end(i));
  return at === undefined ? 0 : video.buffered.end(at) - video.seekable.start(0);
});

/** Plays on to a second of the window; runs in the page. A title card is wider than the pictures of a clip. */
async function watchThrough(element: Element, { to }: { to: number }): Promise<{ waits: number; widths: number[]; framesOnCard: number }> {
  const video = element.shadowRoot?.querySelector('video');
  if (!video) throw new Error('The player has no video.');
  const seen = { waits: 0, widths: [video.videoWidth], framesOnCard: 0 };
  const frames = () => video.getVideoPlaybackQuality().totalVideoFrames;
  let framesBefore = frames();
  // A busy machine's decoder may be late although everything is there; what counts is a picture that was not there.
  const hasNext = () => Array.from({ length: video.buffered.length }, (_, i) => i).some((i) => video.buffered.start(i) <= video.currentTime && video.currentTime + 1 < video.buffered.end(i));
  video.addEventListener('waiting', () => { if (!hasNext()) seen.waits += 1; });
  video.addEventListener('resize', () => {
    if (video.videoWidth === 640) seen.framesOnCard = frames() - framesBefore;
    framesBefore = frames();
    seen.widths.push(video.videoWidth);
  });
  await video.play();
  await new Promise<void>((resolve) => {
    video.addEventListener('timeupdate', () => { if (video.currentTime - video.seekable.start(0) > to) resolve(); });
  });
  return seen;
}

const openPlayer = (page: Page, platform: TestPlatform, content: string) => openElement(page, platform, 'platform', 'footlight-player', { content });

test('two players show two channels: other files, other pictures', async ({ page, platform }) => {
  const files = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, channel = '', file = ''] = /\/live\/arena\/(\d+)\/(.+\.m4s)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.set(channel, (files.get(channel) ?? new Set()).add(file));
  });
  const first = await openPlayer(page, platform, 'live:3001');
  await pressPlay(first);
  await first.evaluate((element) => element.setAttribute('id', 'first'));
  const second = await addElement(page, 'footlight-player', { content: 'live:3002' });
  await pressPlay(second);
  const players = [page.locator('#first'), second];
  for (const player of players) await expectToBeWatched(player);
  expect([...files.keys()].sort()).toEqual(['3001', '3002']);
  const [one = [], other = []] = await Promise.all(players.map(pictureOf));
  expect(differenceOf(one, other)).toBeGreaterThan(10);
});

test('a channel plays through its title card and on, without a stop', async ({ page, platform }) => {
  // The window is the two minutes from 11:58:30, and a card begins 30 seconds into it.
  await switchesOf(platform).clock({ fix: Date.UTC(2031, 2, 3, 12, 0, 30) });
  const player = await openPlayer(page, platform, 'live:3002');
  await pressPlay(player);
  await expectToBeWatched(player);
  await player.evaluate((element) => {
    // On a slow machine the engine's own choice is a card that is as narrow as a clip.
    const { videoRenditions: renditions } = element as HTMLElement & { videoRenditions: ArrayLike<{ height: number }> & { selectedIndex: number } };
    const heights = Array.from(renditions, ({ height }) => height);
    renditions.selectedIndex = heights.indexOf(Math.max(...heights));
    (element as HTMLElement & { pause(): void }).pause();
    Object.assign(element, { currentTime: 29 });
  });
  await expect.poll(() => bufferedUntil(player), { timeout: 30_000 }).toBeGreaterThan(36);
  const watched = await player.evaluate(watchThrough, { to: 34 });
  expect(watched.waits).toBe(0);
  expect(watched.widths).toEqual([640, 1280, 640]);
  // It moves; how many of its pictures a busy machine decodes in time is no fact of the player.
  expect(watched.framesOnCard).toBeGreaterThan(1);
});

test('an event that ends while it plays says that it has ended', async ({ page, platform }) => {
  const switches = switchesOf(platform);
  const end = Date.parse((await eventFacts(platform, '2004')).endDate);
  await switches.clock({ set: end - 8_000 });
  const player = await openPlayer(page, platform, 'live:2004');
  await pressPlay(player);
  await expectToBeWatched(player);
  await switches.clock({ set: end });
  await expect(player.getByText('This event has ended.')).toBeVisible({ timeout: 45_000 });
  await expect(player.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

for (const [id, words] of [['2009', 'This event has ended.'], ['2008', 'This event has not started yet.']] as const) {
  test(`an event outside its time says so: “${words}”`, async ({ page, platform }) => {
    const player = await openPlayer(page, platform, `live:${id}`);
    await expect(player.getByText(words)).toBeVisible();
    expect(await framesOf(player)).toBe(0);
  });
}

test('the recording of an event that is over plays from its beginning', async ({ page, platform }) => {
  const player = await openPlayer(page, platform, 'vod:2109');
  await pressPlay(player);
  await expectToBeWatched(player);
  await expect(player.getByText('Old Quay v Southmere: the recording')).toBeVisible();
});

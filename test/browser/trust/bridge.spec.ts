import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoViolations, watchPolicy } from './watch-policy.ts';

/**
 * A host page drives a framed player with its own buttons; the film does what was asked, and says so.
 *
 * @source issue §5 "A host page drives the framed player with buttons"; design/bridge.md "Methods"
 */
/** By keyboard: a browser may hand a click that follows a scroll at once to the frame that stood there before. */
const press = (page: Page, name: string) => page.getByRole('group', { name: 'Player' }).getByRole('button', { name, exact: true }).press('Enter');
const answer = (page: Page) => page.locator('#answer');
const log = (page: Page) => page.getByRole('list', { name: 'Events of the player' });
const film = (page: Page) => page.frameLocator('#frame').locator('video');
const frames = (page: Page): Promise<number> => film(page).evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
const at = (page: Page): Promise<number> => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
/** What the last button answered, as data. */
const result = async (page: Page): Promise<Record<string, unknown>> => JSON.parse((await answer(page).innerText()).replace(/^\w+: /, '')) as Record<string, unknown>;

test.beforeEach(async ({ platform, page }) => {
  await page.goto(platform.at('partner', '/framed-player.html'));
  await expect(answer(page)).toHaveText('Connected.');
});

test('play plays, pause pauses, and seek arrives', async ({ page }) => {
  await press(page, 'Play');
  await expect(answer(page)).toHaveText(/^play: .*"playing":true/);
  const before = await frames(page);
  await expect.poll(() => frames(page)).toBeGreaterThan(before + 10);
  await press(page, 'Pause');
  await expect(answer(page)).toHaveText(/^pause: .*"playing":false/);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  const stoodAt = await at(page);
  await press(page, 'Ahead 10 seconds');
  await expect(answer(page)).toHaveText(/^ahead: /);
  expect((await result(page))['position']).toBeCloseTo(stoodAt + 10, 0);
  expect(await at(page)).toBeCloseTo(stoodAt + 10, 0);
  await press(page, 'Back 10 seconds');
  await expect(answer(page)).toHaveText(/^back: /);
  expect(await at(page)).toBeCloseTo(stoodAt, 0);
  for (const name of ['ready', 'play', 'pause', 'timeupdate', 'statechange']) await expect(log(page).getByText(new RegExp(`^${name} `)).first()).toBeAttached();
});

test('volume, silence and captions are the film’s own', async ({ page }) => {
  await press(page, 'Volume 30');
  await expect(answer(page)).toHaveText('quiet: {"value":30}');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.volume)).toBeCloseTo(0.3);
  await press(page, 'Mute');
  await expect(answer(page)).toHaveText('mute: {"value":true}');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await press(page, 'Sound on');
  await expect(answer(page)).toHaveText('unmute: {"value":false}');
  await expect(log(page).getByText(/^volumechange /).first()).toBeAttached();
  await press(page, 'Play');
  await expect(answer(page)).toHaveText(/^play: /);
  await press(page, 'Captions');
  await expect(answer(page)).toHaveText(/^captions: .*"active":true/);
  await expect(page.frameLocator('#frame').locator('[data-on] [part~="captions-button"]')).toHaveCount(1);
  await press(page, 'Captions');
  await expect(answer(page)).toHaveText(/^captions: /);
  await expect(page.frameLocator('#frame').locator('[data-on] [part~="captions-button"]')).toHaveCount(0);
});

test('the state is a picture of the player without addresses or secrets', async ({ page }) => {
  await press(page, 'Play');
  await expect(answer(page)).toHaveText(/^play: /);
  await press(page, 'State');
  await expect(answer(page)).toHaveText(/^state: /);
  const state = await result(page);
  expect(state).toMatchObject({ playing: true, muted: false });
  expect(JSON.stringify(state)).not.toMatch(/https?:|eyJ|@|\/s\//);
});

test('what cannot be done is said in the words of the specification', async ({ page }) => {
  await press(page, 'A film that is not there');
  await expect(answer(page)).toHaveText('missing: VOD_NOT_FOUND VOD does not exist');
  await press(page, 'Another film');
  await expect(answer(page)).toHaveText(/^other: .*"id":"1002"/);
  await press(page, 'Let go');
  await expect(answer(page)).toHaveText('Let go.');
  const failure = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { origin } = new URL(frame.src);
    const { connect } = await import(`${origin}/embed/bridge-host.js`) as typeof import('../../../bridge/host/connect.ts');
    const player = await connect(frame, { origin });
    return player.setTextTrack('no-such-track').catch(({ code, message }: { code: string; message: string }) => `${code} ${message}`);
  });
  expect(failure).toBe('TRACK_NOT_FOUND Track NOT FOUND');
});

test('letting go ends it: the film is not told anything any more', async ({ page }) => {
  await press(page, 'Let go');
  await expect(answer(page)).toHaveText('Let go.');
  await press(page, 'Play');
  await expect(answer(page)).toHaveText(/^play: DISCONNECTED/);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a framed player plays with captions under the strict policy without a complaint', async ({ platform, context, page }) => {
  // What the page before says while it is left is not this page's.
  await page.goto('about:blank');
  const watch = await watchPolicy(context, page);
  await page.goto(platform.at('partner', '/framed-player.html'));
  await expect(answer(page)).toHaveText('Connected.');
  await press(page, 'Play');
  await expect(answer(page)).toHaveText(/^play: .*"playing":true/);
  await press(page, 'Captions');
  await expect(answer(page)).toHaveText(/^captions: .*"active":true/);
  expect(watch.console).toEqual([]);
  expect(watch.violations).toEqual([]);
  await expect.poll(() => frames(page)).toBeGreaterThan(10);
  await expectNoViolations(page, platform, watch);
});

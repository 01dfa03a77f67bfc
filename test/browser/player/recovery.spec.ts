import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf, type MediaFault, type PlatformSwitches } from '../../support/platform-switches.ts';
import { addElement, openElement } from '../elements/element-page.ts';
import { track, type Tracked } from './track-playback.ts';

/**
 * What happens to media on its way, for HLS and DASH side by side: playback goes on from the same position by itself, or a panel says what to do.
 *
 * @source design/player.md "Errors"
 */
test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.afterEach(({ platform }) => switchesOf(platform).mend());

/** The fifth segment, 16–20 s: nothing of it is loaded before the fault is felt. */
const fifth = '/5.m4s';
const start = 14;
const patience = { timeout: 90_000 };

/** A film as HLS and another one as DASH, which both play from just before the fifth segment. */
async function openBoth(page: Page, platform: TestPlatform): Promise<Tracked[]> {
  const given = { autoplay: 'muted', 'start-at': String(start) };
  const hls = await openElement(page, platform, 'platform', 'footlight-player', { ...given, content: 'vod:1001', id: 'hls' });
  await expect(hls).toHaveCount(1);
  await addElement(page, 'footlight-player', { ...given, content: 'vod:1020', id: 'dash' });
  for (const id of ['hls', 'dash']) await expect(page.locator(`#${id} video`)).toBeAttached();
  return Promise.all([track(page.locator('#hls'), 'HLS'), track(page.locator('#dash'), 'DASH')]);
}

async function expectNoMishap(players: Tracked[]): Promise<void> {
  for (const player of players) expect(await player.mishaps(), player.name).toEqual([]);
}

async function expectToPass(players: Tracked[]): Promise<void> {
  for (const player of players) await expect.poll(player.seconds, { ...patience, message: player.name }).toBeGreaterThan(20.5);
}

/** Past the fifth segment, without a pause or a step back. */
async function expectToGoOn(players: Tracked[]): Promise<void> {
  await expectToPass(players);
  await expectNoMishap(players);
}

/** Firefox plays what depends on its own reading of bytes, which is its part of a recovery. */
const sameEverywhere = 'What is answered and asked for again does not depend on the engine.';

for (const [what, fault] of [
  ['a third of the segments is answered with 503', { kind: 'status', share: 1 / 3 }],
  ['a third of the segments is cut off', { kind: 'truncated', share: 1 / 3 }],
] satisfies [string, MediaFault][]) {
  test(`plays on without a word while ${what}`, async ({ page, platform, browserName }) => {
    test.skip(browserName === 'firefox' && fault.kind === 'status', sameEverywhere);
    await switchesOf(platform).mediaFault(fault);
    const players = await openBoth(page, platform);
    for (const player of players) await expect.poll(player.loadedTo, { ...patience, message: player.name }).toBeGreaterThan(36);
    await expectToGoOn(players);
  });
}

test('plays on, or says what to do, while a third of the segments holds altered bytes', async ({ page, platform }) => {
  await switchesOf(platform).mediaFault({ kind: 'corrupted', share: 1 / 3 });
  const players = await openBoth(page, platform);
  for (const player of players) await expect.poll(async () => await player.isTold() || await player.seconds() > 20.5, { ...patience, message: player.name }).toBe(true);
  await expectNoMishap(players);
  await switchesOf(platform).mend();
  // Altered bytes that are loaded already may end a player later, and one may begin again by itself before it is pressed.
  for (const player of players) await expect.poll(async () => (await player.pressTryAgain(), player.seconds()), { ...patience, message: player.name }).toBeGreaterThan(20.5);
});

test('tells no pause to whoever presses play while a broken segment is fetched again', async ({ page, platform }) => {
  await switchesOf(platform).mediaFault({ kind: 'corrupted', path: fifth });
  const player = await track(await openElement(page, platform, 'platform', 'footlight-player', { autoplay: 'muted', 'start-at': String(start), content: 'vod:1020' }), 'DASH');
  await player.element.evaluate((element: HTMLElement & { play(): Promise<void> }) => new Promise<void>((resolve) => {
    const video = element.shadowRoot!.querySelector('video')!;
    video.addEventListener('error', () => video.addEventListener('emptied', () => {
      element.play().catch(() => undefined);
      resolve();
    }, { once: true }), { once: true });
  }));
  await switchesOf(platform).mend();
  await expectToGoOn([player]);
});

for (const [what, fault] of [
  ['answered with 500', { kind: 'status', status: 500 }],
  ['missing', { kind: 'status', status: 404 }],
  ['sent without a byte', { kind: 'hanging' }],
  ['cut off each time', { kind: 'truncated' }],
  ['full of altered bytes', { kind: 'corrupted' }],
] satisfies [string, MediaFault][]) {
  test(`goes on where it stopped after a while in which a segment was ${what}`, async ({ page, platform, browserName }) => {
    test.skip(browserName === 'firefox' && (fault.kind === 'status' || fault.kind === 'hanging'), sameEverywhere);
    await switchesOf(platform).mediaFault({ ...fault, path: fifth });
    const players = await openBoth(page, platform);
    for (const player of players) await expect.poll(player.isStopped, { ...patience, message: player.name }).toBe(true);
    await switchesOf(platform).mend();
    await expectToGoOn(players);
  });
}

interface World {
  context: BrowserContext;
  switches: PlatformSwitches;
  players: Tracked[];
}

for (const [what, pass] of [
  ['the addresses expired', async ({ switches }: World) => switches.mediaFault({ kind: 'expired' })],
  ['the viewer was offline', async ({ context, players }: World) => {
    await context.setOffline(true);
    for (const { element } of players) await expect(element.getByText('You are offline.').first()).toBeVisible(patience);
    await context.setOffline(false);
  }],
  ['the whole platform was away', async ({ switches, players }: World) => {
    await switches.mediaFault({ kind: 'away' });
    for (const { element } of players) await expect(element.getByText(/^(?:Your connection is slow|Trying again)/).first()).toBeVisible(patience);
    await switches.mend();
  }],
] satisfies [string, (world: World) => Promise<void>][]) {
  test(`goes on where it stopped after ${what}`, async ({ page, platform, context, browserName }) => {
    test.skip(browserName === 'firefox', sameEverywhere);
    const switches = switchesOf(platform);
    await switches.mediaFault({ kind: 'status', path: fifth });
    const players = await openBoth(page, platform);
    for (const player of players) await expect.poll(player.isStopped, { ...patience, message: player.name }).toBe(true);
    // Another fault of the same kind takes the place of the first.
    await switches.mediaFault({ kind: 'status', path: '/no-such-file' });
    await pass({ context, switches, players });
    await expectToGoOn(players);
  });
}

test('a channel goes on where it stopped after a while in which its playlist stood still', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', sameEverywhere);
  const switches = switchesOf(platform);
  const channel = await track(await openElement(page, platform, 'platform', 'footlight-player', { content: 'live:3001', autoplay: 'muted' }), 'HLS');
  await switches.mediaFault({ kind: 'frozen' });
  await expect.poll(channel.isStopped, patience).toBe(true);
  const stopped = await channel.reached();
  await switches.mend();
  await expect.poll(channel.reached, patience).toBeGreaterThan(stopped + 1);
  await expectNoMishap([channel]);
});

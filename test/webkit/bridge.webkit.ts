import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startWebKit } from './driver/start-webkit.ts';
import type { WebDriver } from './driver/web-driver.ts';
import { expectToBeWatched, openPlayer } from './player-page.ts';

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

/** What the page of a partner last read from the bridge. */
const answer = () => webkit.run(() => document.querySelector('#answer')?.textContent ?? '');
const events = () => webkit.run(() => [...document.querySelectorAll('#log li')].map(({ textContent }) => textContent.split(' ')[0]));
/** Presses a button of the partner's page: one call of the bridge. @returns what it answered */
async function ask(method: string): Promise<string> {
  await webkit.click(await webkit.find((name) => document.querySelector(`[data-do="${name}"]`), method));
  await expect.poll(answer, { timeout: 40_000 }).toMatch(new RegExp(`^${method}: `));
  return answer();
}
const positionOf = (text: string): number => Number(/"position":([\d.]+)/.exec(text)?.[1]);

test('a partner’s page connects to a frame of another site, drives it and hears what the film does', async () => {
  await webkit.open(platform.at('partner', '/framed-player.html'));
  await expect.poll(answer, { timeout: 40_000 }).toBe('Connected.');
  await expect.poll(events, { timeout: 40_000 }).toContain('ready');
  expect(await ask('mute')).toContain('"value":true');
  expect(await ask('play')).toContain('"playing":true');
  await expect.poll(events, { timeout: 20_000 }).toEqual(expect.arrayContaining(['play', 'playing', 'timeupdate', 'volumechange']));
  const ahead = positionOf(await ask('ahead'));
  expect(ahead).toBeGreaterThan(9.9);
  expect(await ask('captions')).toMatch(/"language":"en","label":"English","active":true/);
  expect(await ask('pause')).toContain('"playing":false');
  const state = await ask('state');
  expect(state).toMatch(/"id":"1001".*"playing":false/);
  expect(positionOf(state)).toBeGreaterThanOrEqual(ahead);
  expect(await ask('quiet')).toContain('"value":30');
  expect(await ask('missing')).toContain('VOD_NOT_FOUND');
  expect(await ask('other')).toContain('"accessLevel"');
});

test('a frame that may not play with sound says why, where the browser hands no press on to a frame', async () => {
  await webkit.open(platform.at('partner', '/framed-player.html'));
  await expect.poll(answer, { timeout: 40_000 }).toBe('Connected.');
  await expect.poll(events, { timeout: 40_000 }).toContain('ready');
  expect(await ask('play')).toBe('play: PLAY_FAILED failed to play');
  expect(await ask('mute')).toContain('"value":true');
  expect(await ask('play')).toContain('"playing":true');
});

test('a player in a partner’s page takes its session from the platform’s frame', async () => {
  await openPlayer(webkit, platform, 'partner', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(webkit);
  expect(await webkit.run(() => document.querySelector('iframe[src*="/frames/session"]') !== null)).toBe(true);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/**
 * Whatever is wrong has a name, and the player stays usable.
 *
 * @source issue "Bad input"
 */
type PlayerElement = HTMLVideoElement & { content: string | null; setTextTrack(id: string | null): Promise<void> };

test.afterEach(async ({ platform }) => switchesOf(platform).mend());

/** Chooses what plays and answers the element's own words for why it does not. */
const failureOf = (player: Locator, content: string): Promise<unknown> => player.evaluate((element, wanted) => new Promise((resolve) => {
  element.addEventListener('footlight-error', (event) => {
    const { code } = (event as CustomEvent<{ code: string }>).detail;
    const { error } = element as PlayerElement;
    resolve({ code, media: error?.code, message: error?.message });
  }, { once: true });
  (element as PlayerElement).content = wanted;
}), content);

const playlist = (codecs: string) => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="${codecs}"\nlow.m3u8\n`;

interface BadTitle {
  what: string;
  content: string;
  /** What stands where the first playlist should. */
  playlist?: string;
}

const badTitles: BadTitle[] = [
  { what: 'an id that nobody knows', content: 'vod:999999' },
  { what: 'a playlist that cannot be read', content: 'vod:1002', playlist: '<html>not a playlist</html>' },
  { what: 'a codec that no browser has', content: 'vod:1006', playlist: playlist('xyz1.99') },
];

test('a title that cannot play names why, in our words and as a media element does, and the next one plays', async ({ page, platform }) => {
  test.slow();
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('[footlight]') && warnings.push(message.text()));
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'film 1001' });
  await expect.poll(() => warnings.join()).toContain('<footlight-player> content');
  for (const { what, content, playlist: body } of badTitles) {
    const isPlaylist = (url: URL) => url.pathname.endsWith('.m3u8');
    if (body) await page.route(isPlaylist, (route) => route.fulfill({ contentType: 'application/vnd.apple.mpegurl', headers: { 'access-control-allow-origin': '*' }, body }));
    const failure = await failureOf(player, content) as { code: string; media: number; message: string };
    expect(failure.code, what).toMatch(/^[\w-]+$/);
    expect(failure.message, what).toBe(failure.code);
    expect([2, 3, 4], what).toContain(failure.media);
    await page.unroute(isPlaylist);
  }
  await player.evaluate((element) => { (element as PlayerElement).content = 'vod:1001'; });
  await pressPlay(player);
  await expectToBeWatched(player);
  expect(await player.evaluate((element) => (element as PlayerElement).error)).toBeNull();
});

test('a value out of range, a track and a second that are not there, a colour that is none: each is refused by name or kept inside, and the film plays on', async ({ page, platform }) => {
  const unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(error.message));
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001' });
  await player.evaluate((element) => {
    element.style.setProperty('--footlight-primary', 'notacolour');
    element.style.setProperty('--footlight-text', '12px');
  });
  await pressPlay(player);
  await expectToBeWatched(player);
  const did = await player.evaluate(async (element) => {
    const video = element as PlayerElement;
    const nameOf = (act: () => void) => {
      try {
        act();
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const seeked = () => new Promise<void>((resolve) => { video.addEventListener('seeked', () => resolve(), { once: true }); });
    const volumes = [7, -1, 'loud'].map((value) => nameOf(() => { video.volume = value as number; }));
    const track = await video.setTextTrack('nothing').catch((error: { code: string }) => error.code);
    const before = seeked();
    video.currentTime = -20;
    await before;
    const early = video.currentTime < 2;
    const after = seeked();
    video.currentTime = 1e9;
    await after;
    const late = video.currentTime <= video.duration;
    video.currentTime = 5;
    return { volumes, volume: video.volume, track, early, late };
  });
  expect(did).toEqual({ volumes: ['IndexSizeError', 'IndexSizeError', 'TypeError'], volume: 1, track: 'TRACK_NOT_FOUND', early: true, late: true });
  await player.evaluate((element) => (element as PlayerElement).play());
  await expectToBeWatched(player);
  expect(unhandled).toEqual([]);
});

/** A browser that refuses every start until it is told otherwise, and storage that throws. */
async function hostileBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLMediaElement;
    const { play } = prototype;
    Object.assign(globalThis, { refuses: true });
    prototype.play = function refusing(this: HTMLMediaElement) {
      return (globalThis as unknown as { refuses: boolean }).refuses ? Promise.reject(new DOMException('not allowed', 'NotAllowedError')) : play.call(this);
    };
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
}

test('a start that the browser refuses and storage that throws: the page is told, and a press plays', async ({ page, platform }) => {
  const unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(error.message));
  await hostileBrowser(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001' });
  const told = player.evaluate((element) => new Promise((resolve) => { element.addEventListener('footlight-playback-blocked', (event) => resolve((event as CustomEvent).detail), { once: true }); }));
  await player.evaluate((element) => Object.assign(element, { autoplay: 'muted', content: 'vod:1001' }));
  const refusal = await player.evaluate((element) => (element as PlayerElement).play().then(() => 'played', (error: Error) => error.name));
  expect(refusal).toBe('NotAllowedError');
  await player.evaluate((element) => { (element as PlayerElement).content = 'vod:1002'; });
  expect(await told).toEqual({ muted: true });
  await page.evaluate(() => Object.assign(globalThis, { refuses: false }));
  await pressPlay(player);
  await expectToBeWatched(player);
  expect(unhandled).toEqual([]);
});

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { type Attributes, openElement } from '../elements/element-page.ts';

/** A framed player is the same element: what a page says to one holds for the other. */
const frameOf = (player: Locator): FrameLocator => player.locator('iframe').contentFrame();
const videoOf = (player: Locator): Locator => frameOf(player).locator('video');
type Playing = HTMLElement & { play(): Promise<unknown>; readonly paused: boolean; readonly currentTime: number; content: string };
/** A player of a partner's page, once its code is there and its methods are. */
async function openPlayer(page: Page, platform: TestPlatform, attributes: Attributes): Promise<Locator> {
  const player = await openElement(page, platform, 'partner', 'footlight-player', attributes);
  await player.evaluate(async ({ localName }) => void (await customElements.whenDefined(localName)));
  return player;
}
const framed = { content: 'vod:1001', mode: 'framed' };
const primaryOf = (player: Locator) => frameOf(player).locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--fl-primary').trim());

test.describe('a framed player', () => {
  test('takes loop, poster and initially-muted, at its start and later', async ({ page, platform }) => {
    const poster = platform.at('partner', '/poster.svg');
    await page.route('**/poster.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>' }));
    const player = await openPlayer(page, platform, { ...framed, poster, loop: '', 'initially-muted': '' });
    await expect(frameOf(player).locator('.fl-player__poster')).toHaveAttribute('src', poster);
    await expect.poll(() => videoOf(player).evaluate(({ loop, muted }: HTMLVideoElement) => [loop, muted])).toEqual([true, true]);
    await player.evaluate((element) => {
      for (const name of ['loop', 'initially-muted', 'poster']) element.removeAttribute(name);
    });
    await expect.poll(() => videoOf(player).evaluate(({ loop, muted }: HTMLVideoElement) => [loop, muted])).toEqual([false, false]);
    await expect(frameOf(player).locator('.fl-player__poster')).not.toHaveAttribute('src', poster);
  });

  test('wears the page’s colours, also when they change, and nothing but plain values', async ({ page, platform }) => {
    const player = await openPlayer(page, platform, framed);
    await expect(frameOf(player).locator('.fl-player')).toBeAttached();
    // Its own colours come with the tenant's settings.
    await expect.poll(() => primaryOf(player)).not.toBe('');
    const own = await primaryOf(player);
    await player.evaluate((element) => element.parentElement!.style.setProperty('--footlight-primary', '#123456'));
    await expect.poll(() => primaryOf(player)).toBe('rgb(18, 52, 86)');
    await player.evaluate((element) => element.parentElement!.style.setProperty('--footlight-primary', 'url(https://evil.example/)'));
    await expect.poll(() => primaryOf(player)).toBe(own);
  });

  test('answers play() with nothing', async ({ page, platform }) => {
    const player = await openPlayer(page, platform, { ...framed, 'initially-muted': '' });
    expect(await player.evaluate(async (element) => String(await (element as Playing).play()))).toBe('undefined');
  });

  test('that is moved in the page while it plays goes on where it was', async ({ page, platform }) => {
    const player = await openPlayer(page, platform, { ...framed, 'start-at': '20', 'initially-muted': '' });
    await player.evaluate((element) => (element as Playing).play());
    await expect.poll(() => player.evaluate((element) => (element as Playing).currentTime)).toBeGreaterThan(21.5);
    const before = await player.evaluate((element) => {
      const { currentTime } = element as Playing;
      element.removeAttribute('start-at');
      document.querySelector('main')!.prepend(element);
      return currentTime;
    });
    await expect.poll(() => videoOf(player).evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime)), { timeout: 20_000 }).toBeGreaterThan(before - 1);
  });
});

for (const mode of ['inline', 'framed']) {
  test(`a player keeps the height of its first moment while its code comes, ${mode}`, async ({ page, platform }) => {
    const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001', mode });
    const heights = await player.evaluateHandle((element) => {
      const seen: number[] = [];
      new ResizeObserver(() => seen.push((element as HTMLElement).offsetHeight)).observe(element);
      return seen;
    });
    await expect((mode === 'framed' ? frameOf(player) : player).locator('video')).toBeAttached();
    const seen = (await heights.jsonValue()).filter((height) => height > 0);
    expect(seen).toEqual([Math.round((await player.evaluate(({ clientWidth }) => clientWidth)) * 9 / 16)]);
  });

  test(`a player (${mode}) that is removed and put back later comes back paused at its place, and says that it stopped`, async ({ page, platform }) => {
    const player = await openPlayer(page, platform, { content: 'vod:1001', mode, 'initially-muted': '' });
    const told = await player.evaluate(async (element) => {
      const film = element as Playing;
      const heard: string[] = [];
      film.addEventListener('pause', () => heard.push('pause'));
      await film.play();
      await new Promise<void>((resolve) => {
        const look = () => film.currentTime > 1.5 && (film.removeEventListener('timeupdate', look), resolve());
        film.addEventListener('timeupdate', look);
      });
      const parent = film.parentElement!;
      // Told only when the element was not just moved.
      const stopped = new Promise((resolve) => film.addEventListener('pause', resolve, { once: true }));
      film.remove();
      await stopped;
      parent.append(film);
      return heard;
    });
    expect(told).toEqual(['pause']);
    const video = mode === 'framed' ? videoOf(player) : player.locator('video');
    await expect.poll(() => video.evaluate(({ currentTime, paused }: HTMLVideoElement) => paused && currentTime > 1.2)).toBe(true);
  });
}

test('a framed sign-in of a guest says nothing of a sign-out', async ({ page, platform }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['footlight-signed-out', 'footlight-signed-in']) document.addEventListener(name, () => heard.push(name));
  });
  const element = await openElement(page, platform, 'partner', 'footlight-sign-in');
  await expect(frameOf(element).getByLabel('E-mail')).toBeVisible();
  await frameOf(element).getByLabel('E-mail').fill('member@footlight.test');
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
});

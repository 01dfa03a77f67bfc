import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectToPlay } from '../site/site-visit.ts';

/** A phone in two hands. @source findings: touch; design/player.md "Input" */
test.skip(({ browserName }) => browserName === 'firefox', 'Touches are sent over CDP, and taps do nothing over BiDi.');
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const film = (page: Page) => page.locator('.fl-player').first();
const part = (page: Page, name: string) => film(page).locator(`[part~="${name}"]`).first();
const videoOf = <T>(page: Page, read: (video: HTMLVideoElement) => T) => page.locator('video').first().evaluate(read);

/** A finger on a place of the film, as parts of its width and height. */
async function placeOf(page: Page, across: number, down: number) {
  const { x, y, width, height } = (await film(page).boundingBox())!;
  return { x: Math.round(x + width * across), y: Math.round(y + height * down) };
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** A tenth of a second apart by their own time, however long the browser takes for each. */
async function tapTwice(session: CDPSession, place: { x: number; y: number }): Promise<void> {
  const now = Date.now() / 1000;
  for (const at of [now, now + 0.1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp: at });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at + 0.03 });
  }
}

/** What the ripples said: each is over in a moment. */
const watchRipples = (page: Page) => film(page).evaluateHandle((player) => {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(...[...player.querySelectorAll('[part~="ripple"]')].map((ripple) => ripple.textContent))).observe(player, { childList: true, subtree: true });
  return seen;
});

test('a tap shows the controls, two on a side seek, a long press plays faster, a sheet is dragged away, and the screen turns', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1101'));
  await expectToPlay(page);
  await expect(part(page, 'settings-button')).toBeAttached();
  const session = await page.context().newCDPSession(page);

  await expect(film(page)).toHaveClass(/--idle/, { timeout: 15_000 });
  const middle = await placeOf(page, 0.5, 0.2);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect(film(page)).not.toHaveClass(/--idle/);
  expect(await videoOf(page, (video) => video.paused), 'a tap does not pause').toBe(false);

  const before = await videoOf(page, (video) => video.currentTime);
  const side = await placeOf(page, 0.9, 0.2);
  const ripples = await watchRipples(page);
  await tapTwice(session, side);
  await expect.poll(() => ripples.evaluate((seen) => seen)).toContain('10 s');
  await expect.poll(() => videoOf(page, (video) => video.currentTime)).toBeGreaterThan(before + 9);

  await touch(session, 'touchStart', middle);
  await expect.poll(() => videoOf(page, (video) => video.playbackRate)).toBe(2);
  await touch(session, 'touchEnd');
  await expect.poll(() => videoOf(page, (video) => video.playbackRate)).toBe(1);

  await videoOf(page, (video) => video.pause());
  await part(page, 'settings-button').tap();
  const sheet = film(page).getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  await expect.poll(async () => { const box = (await sheet.boundingBox())!; return Math.round(box.y + box.height); }).toBe(844);
  const heights = await sheet.locator('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const { x, y } = (await sheet.boundingBox())!;
  await touch(session, 'touchStart', { x: x + 100, y: y + 24 });
  for (const moved of [40, 90, 140]) await touch(session, 'touchMove', { x: x + 100, y: y + 24 + moved });
  await touch(session, 'touchEnd');
  await expect(sheet).toHaveCount(0);

  for (const name of ['mute-button', 'captions-button', 'settings-button', 'fullscreen-button']) {
    const box = (await part(page, name).boundingBox())!;
    expect([name, box.width >= 44, box.height >= 44]).toEqual([name, true, true]);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => { const { width, height } = (await film(page).boundingBox())!; return [width, height]; }).toEqual([844, 390]);
});

test('a programme for listeners and the card of the next episode leave play within reach', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1105'));
  await expect(part(page, 'audio-face')).toBeVisible();
  await expect.poll(() => videoOf(page, (video) => video.currentTime)).toBeGreaterThan(0);
  await film(page).locator('.fl-player__bar [part~="play-button"]').tap();
  await expect.poll(() => videoOf(page, (video) => video.paused)).toBe(true);

  await page.goto(platform.at('arena', '/video/5302'));
  await expectToPlay(page);
  await videoOf(page, (video) => { video.pause(); video.currentTime = video.duration - 6; });
  await expect(part(page, 'next-card')).toBeVisible();
  await expect(film(page).locator('.fl-player__bar [part~="play-button"]')).toBeVisible();
  await expect(film(page).locator('.fl-player__touch')).toBeHidden();
});

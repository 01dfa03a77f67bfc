import { expect, test } from '../../support/browser-test.ts';
import { addElement, openElement } from '../elements/element-page.ts';
import { expectToBeWatched, picturesOf } from '../elements/watching.ts';
import { enter, tabTo } from '../identity/by-keyboard.ts';
import { findings } from '../site/site-visit.ts';

/** @source issue "background video"; spec 1 §3 "videoBackgroundAutoPlay" */
test('a background moves without sound, fills its place, is reached by nobody, rests out of view, and starts no list', async ({ page, platform }) => {
  const saved: string[] = [];
  page.on('request', (request) => { if (/watch-?progress|\/progress/i.test(request.url())) saved.push(request.url()); });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', background: '' });
  await player.evaluate((element) => Object.assign((element as HTMLElement).style, { display: 'block', inlineSize: '300px', blockSize: '500px' }) as never);
  await expectToBeWatched(player);
  expect(await picturesOf(player)).toMatchObject({ muted: true });
  const fit = await player.evaluate((element) => {
    const video = element.shadowRoot!.querySelector('video')!;
    const { width, height } = video.getBoundingClientRect();
    return [Math.round(width), Math.round(height), getComputedStyle(video).objectFit, video.loop];
  });
  expect(fit).toEqual([300, 500, 'cover', true]);
  await expect(player.getByRole('button')).toHaveCount(0);
  expect(await player.ariaSnapshot()).toBe('');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('footlight-player');
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '4000px';
    scrollTo(0, 3500);
  });
  await expect.poll(async () => (await picturesOf(player)).paused).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await picturesOf(player)).paused).toBe(false);
  expect(saved).toEqual([]);
});

test('a background of somebody who prefers sound begins silent, has one button, is heard by a press of the keyboard, and falls silent by the next', async ({ page, platform }) => {
  await enter(page, platform, 'arena', 'buyer', '/preferences');
  const wish = page.locator('input[name="background-sound"]');
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /preferences/.test(answer.url()) && answer.ok());
  await tabTo(page, wish);
  await page.keyboard.press('Space');
  await expect(wish).toBeChecked();
  await kept;
  await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', background: '' });
  const player = page.locator('footlight-player').first();
  const other = await addElement(page, 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  expect(await picturesOf(player)).toMatchObject({ muted: true });
  const on = player.getByRole('button', { name: 'Unmute' });
  await page.locator('body').press('Tab');
  await expect(on).toBeFocused();
  expect(await findings(page), 'a background with a button').toEqual([]);
  await page.keyboard.press('Enter');
  const off = player.getByRole('button', { name: 'Mute', exact: true });
  await expect(off).toBeFocused();
  expect(await picturesOf(player)).toMatchObject({ muted: false, paused: false });
  expect((await picturesOf(player)).volume).toBeGreaterThan(0);
  await expectToBeWatched(player);
  expect(await picturesOf(other)).toMatchObject({ muted: true });
  await page.keyboard.press('Enter');
  await expect(on).toBeFocused();
  expect(await picturesOf(player)).toMatchObject({ muted: true, paused: false });
  await page.reload();
  await addElement(page, 'footlight-player', { content: 'vod:1001', background: '' });
  await expectToBeWatched(page.locator('footlight-player').last());
  expect(await picturesOf(page.locator('footlight-player').last())).toMatchObject({ muted: true });
});

test.describe('with reduced motion', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox over BiDi cannot be told of reduced motion.');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a picture', async ({ page, platform }) => {
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', background: '' });
    // A picture without an address is complete too.
    await expect.poll(() => player.locator('[part="poster"]').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await player.evaluate((element) => element.shadowRoot!.querySelector('video')!.currentSrc)).toBe('');
  });
});

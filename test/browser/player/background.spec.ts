import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, picturesOf } from '../elements/watching.ts';

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

test.describe('with reduced motion', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox over BiDi cannot be told of reduced motion.');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a picture', async ({ page, platform }) => {
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', background: '' });
    await expect(player.locator('[part="poster"]')).toHaveJSProperty('complete', true);
    expect(await player.locator('[part="poster"]').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await player.evaluate((element) => element.shadowRoot!.querySelector('video')!.currentSrc)).toBe('');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { expectToPlay, findings } from '../site/site-visit.ts';

/** The whole player for people who do not see, point or hear alike. @source design/player.md "Accessibility" */
const part = (page: Page, name: string) => page.locator(`.fl-player [part~="${name}"]`).first();
const entry = (page: Page, key: string) => page.locator(`.fl-player [data-key="${key}"]`);

/** A film with chapters, captions and notes that stands still, its controls shown. */
async function openFilm(page: Page, platform: TestPlatform, host: string, locale: string): Promise<void> {
  await page.goto(platform.at(host, `/video/1101?locale=${locale}`));
  await expectToPlay(page);
  await expect(part(page, 'captions-button')).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.locator('.fl-player')).toHaveAttribute('data-status', 'paused');
}

test.describe('axe', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [host, locale] of [['arena', 'en'], ['cinema', 'ar']] as const) {
    test(`nothing is found in menus, their pages and dialogs (${host}, ${locale})`, async ({ page, platform }) => {
      test.setTimeout(120_000);
      await openFilm(page, platform, host, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const check = async (what: string) => expect(await findings(page), what).toEqual([]);
      await check('the controls');
      await part(page, 'settings-button').click();
      await check('settings');
      for (const key of ['quality', 'audio']) {
        await entry(page, key).click();
        await check(key);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Escape');
      await part(page, 'captions-button').click();
      await check('captions');
      await entry(page, 'looks').click();
      await expect(page.locator('.fl-player dialog[open]')).toBeVisible();
      await check('the looks of captions');
      await page.keyboard.press('Escape');
      await part(page, 'chapters-button').click();
      await check('chapters');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.locator('.fl-player dialog[open]')).toBeVisible();
      await check('the list of keys');
    });
  }

  for (const host of ['arena', 'cinema']) {
    test(`nothing is found in what stands in place of the pictures, in ads, in the next episode and in several angles (${host})`, async ({ page, platform }) => {
      test.setTimeout(120_000);
      const screens = [['/video/1107', 'prompt'], ['/video/1108', 'prompt'], ['/video/1106', 'prompt'], ['/video/1103', 'ad'], ['/video/1105', 'audio-face'], ['/multi-video/2011', 'tile']] as const;
      for (const [path, shown] of screens) {
        await page.goto(platform.at(host, path));
        await expect(part(page, shown)).toBeVisible({ timeout: 20_000 });
        await page.mouse.move(400, 300);
        expect(await findings(page), path).toEqual([]);
      }
      await page.goto(platform.at(host, '/video/5302'));
      await expectToPlay(page);
      await page.locator('video').first().evaluate((video: HTMLVideoElement) => { video.pause(); video.currentTime = video.duration - 6; });
      await expect(part(page, 'next-card')).toBeVisible();
      expect(await findings(page), 'the next episode').toEqual([]);
    });
  }
});

/** The part that has the focus; `body` where it was lost. */
const focused = (page: Page) => page.evaluate(() => {
  const element = document.activeElement;
  return element === document.body ? 'body' : element?.getAttribute('part') ?? element?.getAttribute('data-key') ?? element?.localName;
});

/** Goes on by the Tab key alone, until a part has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40 && await focused(page) !== name; presses += 1) await page.keyboard.press(key);
  expect(await focused(page)).toBe(name);
}

test('a viewer without a mouse plays, seeks, chooses captions, their looks, quality and a chapter, reads the keys and fills the screen; the focus is never lost', async ({ page, platform }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openFilm(page, platform, 'arena', 'en');
  const seconds = () => page.locator('video').first().evaluate((video: HTMLVideoElement) => video.currentTime);
  const keys = async (...pressed: string[]) => { for (const key of pressed) await page.keyboard.press(key); };

  await tabTo(page, 'timeline');
  await keys('Home', 'ArrowRight', 'ArrowRight');
  await expect.poll(seconds).toBeCloseTo(20, 0);
  await expect(part(page, 'timeline')).toHaveAttribute('aria-valuetext', /^20 seconds of 1 minute 4 seconds, chapter/);
  await tabTo(page, 'play-button');
  await keys('Enter');
  await expect(page.locator('.fl-player')).toHaveAttribute('data-status', 'playing');
  await keys('Enter');
  expect(await focused(page)).toBe('play-button');

  await tabTo(page, 'chapters-button');
  await keys('Enter', 'Home', 'ArrowDown', 'Enter');
  await expect.poll(seconds).toBeCloseTo(8, 0);
  expect(await focused(page)).toBe('chapters-button');

  await tabTo(page, 'captions-button');
  await keys('Enter', 'Home', 'ArrowDown', 'Enter');
  await expect(part(page, 'captions-button').locator('xpath=ancestor::*[@data-on]')).toHaveCount(1);
  expect(await focused(page)).toBe('captions-button');
  await keys('Enter', 'End', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Caption settings' })).toBeVisible();
  await tabTo(page, 'select');
  await keys('Escape');
  await expect.poll(() => focused(page)).toBe('captions-button');

  await tabTo(page, 'settings-button');
  await keys('Enter', 'Enter');
  await expect.poll(() => focused(page)).toBe('auto');
  await keys('ArrowDown', 'Enter');
  expect(await focused(page)).toBe('settings-button');
  await keys('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await keys('Escape');
  await expect.poll(() => focused(page)).toBe('settings-button');

  await tabTo(page, 'fullscreen-button');
  await keys('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('part'))).toBe('player');
  expect(await focused(page)).toBe('fullscreen-button');
  await keys('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await focused(page)).toBe('fullscreen-button');
});

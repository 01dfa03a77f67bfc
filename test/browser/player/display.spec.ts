import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectToPlay } from '../site/site-visit.ts';

/** The player on other screens and in other colours. @source design/player.md "Display", "Accessibility" */
const part = (page: Page, name: string) => page.locator(`.fl-player [part~="${name}"]`).first();

test('controls stay whole at twice the zoom, on a small screen and on a television', async ({ page, platform }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(platform.at('arena', '/video/1101'));
  await expectToPlay(page);
  await expect(part(page, 'captions-button')).toBeVisible();
  await page.keyboard.press('k');

  // The buttons of the bar, none over another and none outside.
  for (const width of [720, 360, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(() => {
      const player = document.querySelector('.fl-player')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.fl-player__bar button')].map((button) => button.getBoundingClientRect()).filter(({ width: wide }) => wide > 0);
      const outside = boxes.filter(({ left, right }) => left < player.left || right > player.right).length;
      const covered = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => box.left < other.right - 1 && other.left < box.right - 1)).length;
      return { outside, covered, hasButtons: boxes.length > 4 };
    }), `${width} px wide`).toEqual({ outside: 0, covered: 0, hasButtons: true });
  }
  await part(page, 'fullscreen-button').click();
  await expect.poll(() => part(page, 'play-button').evaluate((button) => button.getBoundingClientRect().width)).toBe(64);
});

test('controls show in system colours and without motion', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright emulates no colours and no motion in Firefox over BiDi.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(platform.at('arena', '/video/1101'));
  await expectToPlay(page);
  await expect(part(page, 'captions-button')).toBeVisible();
  await page.keyboard.press('k');
  await page.emulateMedia({ forcedColors: 'active' });
  const contrast = await page.evaluate(() => {
    const bar = document.querySelector('.fl-player__controls')!;
    const icon = bar.querySelector('[part~="play-button"] svg')!;
    return { ground: getComputedStyle(bar).backgroundColor, ink: getComputedStyle(icon).fill };
  });
  expect(contrast.ground).not.toBe(contrast.ink);
  expect(contrast.ground).toMatch(/^rgb\(/);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const movement = page.evaluate(() => new Promise<string>((tell) => {
    const box = document.querySelector('.fl-player')!;
    new MutationObserver(() => {
      const pulse = box.querySelector('[part~="pulse"]');
      if (pulse) tell(getComputedStyle(pulse).animationName);
    }).observe(box, { childList: true, subtree: true });
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', code: 'KeyL', bubbles: true, cancelable: true }));
  }));
  expect(await movement).toBe('none');
});

test('buttons lead to the small window, the wide page and the whole screen, and back', async ({ page, platform, browserName }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(platform.at('arena', '/video/1101'));
  await expectToPlay(page);
  await page.keyboard.press('k');
  const widthOf = () => page.locator('.fl-player').evaluate((box) => Math.round(box.getBoundingClientRect().width));
  await expect(part(page, 'theatre-button')).toBeVisible();
  const usual = await widthOf();
  await part(page, 'theatre-button').click();
  await expect.poll(widthOf).toBeGreaterThan(usual);
  await expect(part(page, 'theatre-button')).toHaveAccessibleName('Default view');
  await part(page, 'theatre-button').click();
  await expect.poll(widthOf).toBe(usual);

  if (browserName === 'chromium') {
    const isSmall = () => page.evaluate(() => document.pictureInPictureElement?.localName);
    await part(page, 'picture-in-picture-button').click();
    await expect.poll(isSmall).toBe('video');
    await expect(part(page, 'picture-in-picture-button')).toHaveAccessibleName('Leave picture-in-picture');
    await part(page, 'picture-in-picture-button').click();
    await expect.poll(isSmall).toBeUndefined();
  }
  await part(page, 'fullscreen-button').click();
  await expect(part(page, 'fullscreen-button')).toHaveAccessibleName('Leave full screen');
  await expect(part(page, 'theatre-button')).toBeHidden();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

import type { Locator } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, picturesOf, pressPlay, secondsOf } from '../elements/watching.ts';

/** The player's controls for keyboard, mouse and fingers. @source findings: player; design/player.md "Input", "Accessibility" */

test('by the keyboard alone: bar, gear, captions and the list of keys', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001' });
  await pressPlay(player);
  await expectToBeWatched(player);
  const gear = player.getByRole('button', { name: 'Settings' });
  await gear.focus();
  await page.keyboard.press('Enter');
  await expect(player.getByRole('menuitem', { name: /^Quality/ })).toBeFocused();
  expect(await axeFindings(page), 'settings').toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('menuitemradio', { name: /^Auto \(\d+p\)$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.getByRole('menuitem', { name: /^Quality/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gear).toBeFocused();
  await page.keyboard.press('?');
  await expect(player.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await axeFindings(page), 'the list of keys').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(gear).toBeFocused();
  await page.keyboard.press('k');
  await expect.poll(async () => (await picturesOf(player)).paused).toBe(true);
  const before = await secondsOf(player);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => secondsOf(player)).toBeCloseTo(before + 10, 0);
});

test('buttons and icons have their sizes at every width', async ({ page, platform }) => {
  const sizes = async () => {
    const button = page.locator('.fl-player [part="fullscreen-button"]');
    const [target, icon] = [await button.boundingBox(), await button.locator('svg').boundingBox()];
    return [Math.round(target!.width), Math.round(icon!.width)];
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(platform.at('arena', '/video/1001'));
  await expect(page.locator('.fl-player [part="settings-button"]')).toBeVisible();
  await expect.poll(sizes).toEqual([48, 28]);
  await page.keyboard.press('k');
  await page.locator('.fl-player [part="settings-button"]').click();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect.poll(sizes).toEqual([44, 24]);
});

test.describe('fingers', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Firefox over BiDi has no touch screen.');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('find play in the middle, ten seconds at the sides, and menus that nothing cuts', async ({ page, platform }) => {
    await page.goto(platform.at('arena', '/video/1001'));
    const film = page.locator('.fl-player').first();
    await expect(film.locator('[part="settings-button"]')).toBeVisible();
    const middle = film.locator('.fl-player__touch-button--play');
    await expect(middle).toBeVisible();
    expect((await middle.boundingBox())!.width).toBe(64);
    // A film that plays hides its controls; a finger on the picture brings them back. A button is pressed once: its second press would undo the first.
    const tapControl = (control: Locator) => expect(async () => {
      if (await film.evaluate((node) => node.classList.contains('fl-player--idle'))) await film.tap({ position: { x: 40, y: 40 }, force: true });
      await control.tap({ timeout: 2000 });
    }).toPass();
    await tapControl(middle);
    const sheet = film.getByRole('dialog', { name: 'Settings' });
    await tapControl(film.locator('[part="settings-button"]'));
    await expect(sheet).toBeVisible();
    for (const [width, height] of [[390, 844], [844, 390], [320, 568]] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => {
        const box = (await sheet.boundingBox())!;
        return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && Math.round(box.y + box.height) <= height;
      }).toBe(true);
    }
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  });
});

test('a remote control: its sides move the film, and arrows lead among the controls as these stand', async ({ page, platform }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted', shortcuts: 'remote' });
  await expectToBeWatched(player);
  await expect(player.locator('[part~="captions-button"]')).toBeVisible();
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const part = (name: string) => player.locator(`[part~="${name}"]`).first();
  await part('player').focus();
  await press('ArrowDown');
  await expect(part('play-button')).toBeFocused();
  await press('ArrowUp');
  await expect(part('timeline')).toBeFocused();
  await press('ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(part('mute-button')).toBeFocused();
  expect((await picturesOf(player)).paused).toBe(true);
  await part('fullscreen-button').focus();
  await press('ArrowRight');
  await expect(part('fullscreen-button')).toBeFocused();
  await press('ArrowLeft');
  await expect(part('fullscreen-button')).not.toBeFocused();
});

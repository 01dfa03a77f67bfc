import { expect, test } from '../../support/browser-test.ts';
import { openElement } from './element-page.ts';
import { expectNoSideways, findings } from '../site/site-visit.ts';

/** @source spec 1 §2.4 "Playlist card panel" */
for (const [host, locale] of [['arena', 'en'], ['cinema', 'ar']] as const) {
  test(`a playlist opens under its row by a mouse and by keys, and closes again (${locale})`, async ({ page, platform }) => {
    await page.goto(platform.at(host, `/section/lists?locale=${locale}`));
    const card = page.locator('.fl-row--playlist .fl-row__item a[href*="/playlist/4001"]');
    const panel = page.locator('[part=playlist]');
    await card.hover();
    await expect(panel).toBeVisible();
    await expect(panel.locator('.fl-row__item')).toHaveCount(6);
    await expect(panel).toHaveCSS('animation-duration', '0.8s');
    await panel.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    expect(await findings(page)).toEqual([]);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.mouse.move(0, 0);
    await card.focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel).toBeFocused();
    await expect(panel.locator('.fl-row__item')).toHaveCount(6);
    await page.keyboard.press('Tab');
    await expect(panel.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
  });
}

test('a click opens a playlist where it stands, and a click with a key its page', async ({ page, platform, context }) => {
  await page.goto(platform.at('arena', '/section/lists'));
  const card = page.locator('.fl-row--playlist .fl-row__item a[href*="/playlist/4001"]');
  await card.click();
  await expect(page.locator('[part=playlist]')).toBeVisible();
  await expect(page).toHaveURL(/section\/lists/);
  const opened = context.waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/playlist\/4001/);
});

test('a playlist opens under a row on a partner’s page, and each of its cards leads on in it', async ({ page, platform }) => {
  const row = await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'playlists' });
  const panel = row.locator('[part=playlist]');
  await row.locator('a[href*="/playlist/4001"]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('.fl-row__item')).toHaveCount(6);
  await expect(panel.locator('.fl-row__item a[href*="playlistId=4001"]')).toHaveCount(6);
  await expect(panel.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', /\/video\/.*playlistId=4001/);
  expect(await findings(page)).toEqual([]);
});

test('on a phone a playlist is its page', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(platform.at('arena', '/section/lists'));
  await page.locator('.fl-row--playlist .fl-row__item a[href*="/playlist/4001"]').click();
  await expect(page).toHaveURL(/\/playlist\/4001/);
});

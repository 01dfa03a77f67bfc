import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';
import { expectToPlay } from '../site/site-visit.ts';

/** @source design/guide.md "a mini guide over the player"; spec 1 §2.4 */
test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ platform }) => switchesOf(platform).mend());

const strip = (page: Page) => page.locator('[part~="mini-guide"]');
const control = (page: Page) => page.locator('[part~="guide-button"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** A channel that plays, with the control of its mini guide. */
async function watchChannel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectToPlay(page);
  await expect(control(page)).toBeAttached();
}

for (const [tenant, locale, later] of [['arena', 'en', 'ArrowRight'], ['cinema', 'ar', 'ArrowLeft']] as const) {
  test(`${tenant}, ${locale}: a key opens it, arrows go through channels and time, Enter changes the channel, Escape gives the focus back`, async ({ page, platform }) => {
    await watchChannel(page, platform.at(tenant, `/live/3001?locale=${locale}`));
    await page.keyboard.press('g');
    await expect(strip(page).getByRole('option', { selected: true })).toBeFocused();
    const first = await focused(page);
    await page.keyboard.press(later);
    await expect.poll(() => focused(page), 'what comes next').not.toBe(first);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page), 'back to now').toBe(first);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(strip(page)).toHaveCount(0);
    await expect(control(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(strip(page).getByRole('option', { selected: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/^2, /);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/live\/3002/);
    await expectToPlay(page);
  });
}

test('it does not cover more than the picture’s lower part, and nothing in it is cut', async ({ page, platform }) => {
  await watchChannel(page, platform.at('arena', '/live/3001'));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('g');
    await expect(strip(page).getByRole('option').first()).toBeVisible();
    const [whole, part] = [(await page.locator('.fl-player').first().boundingBox())!, (await strip(page).boundingBox())!];
    expect(part.y + part.height).toBeCloseTo(whole.y + whole.height, 0);
    expect(part.height / whole.height, `${width}`).toBeLessThan(width < 600 ? 0.8 : 0.5);
    expect(await strip(page).evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  }
});

test('a guide that fails says so, and comes at the next try', async ({ page, platform }) => {
  await watchChannel(page, platform.at('arena', '/live/3001'));
  await switchesOf(platform).fault({ call: 'readGuide', status: 503 });
  await page.keyboard.press('g');
  const again = strip(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(await axeFindings(page)).toEqual([]);
  await switchesOf(platform).mend();
  await again.click();
  await expect(strip(page).getByRole('option', { selected: true })).toBeVisible({ timeout: 20_000 });
});

test('code that does not come leaves the film alone, says so, and is asked for at the next press', async ({ page, platform }) => {
  await watchChannel(page, platform.at('arena', '/live/3001'));
  await page.route(/mini-guide-[^/]*\.js/, (route) => route.abort());
  await page.keyboard.press('g');
  await expect(page.getByText('This did not load').first()).toBeAttached();
  await expect(strip(page)).toHaveCount(0);
  await page.unroute(/mini-guide-[^/]*\.js/);
});

test('in an element of a partner’s page the channel changes in place', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'live:3001', 'initially-muted': '' });
  await pressPlay(player);
  await expectToBeWatched(player);
  await player.getByRole('button', { name: 'Mini guide' }).click();
  await player.getByRole('option', { name: /^2, / }).click();
  await expect(player.getByRole('group', { name: /Track/ })).toBeAttached();
  await expectToBeWatched(player);
  expect(new URL(page.url()).host).toContain('partner');
});

test.describe('with fingers', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Taps do nothing over BiDi.');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('buttons move through it, and a tap on a channel changes to it', async ({ page, platform }) => {
    await watchChannel(page, platform.at('arena', '/live/3001'));
    await page.locator('.fl-player').first().tap({ position: { x: 60, y: 60 } });
    await control(page).tap();
    await strip(page).getByRole('button', { name: 'Later' }).tap();
    await expect(strip(page).getByRole('option', { name: /^1, .*On now/ })).toHaveCount(0);
    await strip(page).getByRole('option', { name: /^2, / }).tap();
    await expect(page).toHaveURL(/\/live\/3002/);
  });
});

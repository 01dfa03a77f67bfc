import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { signIn } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** Tools for single-page sites put another body into the page; the elements of the next page work like those of the first. */
test.use({ bypassCSP: true });

const next = '<main><h1>Another page</h1><footlight-player id="next" content="vod:1001"></footlight-player><footlight-carousel-row id="row" bucket="featured"></footlight-carousel-row></main>';

const ways: Readonly<Record<string, (html: string) => void>> = {
  'by innerHTML': (html) => {
    document.body.innerHTML = html;
  },
  'by another body': (html) => {
    const body = document.createElement('body');
    body.innerHTML = html;
    document.body.replaceWith(body);
  },
};
const frames = (page: Page) => page.locator('iframe[src$="/frames/session"]');

for (const [way, replace] of Object.entries(ways)) {
  test(`a body that is replaced ${way}: what comes next plays, and hearts are kept`, async ({ page, platform }) => {
    await page.goto(platform.at('partner', '/row.html'));
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await page.evaluate(replace, next);
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await pressPlay(page.locator('#next'));
    await expectToBeWatched(page.locator('#next'));
    await signIn(page, 'partner', 'member');
    await expect(page.locator('#row').getByRole('button', { name: /^Add / }).first()).toBeVisible();
    await expect(frames(page)).toHaveCount(1);
  });
}

test('a session frame that the page takes away comes back, calls go on, and the author reads why', async ({ page, platform }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(platform.at('partner', '/row.html'));
  await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('iframe[src$="/frames/session"]')?.remove();
    const player = document.createElement('footlight-player');
    player.setAttribute('content', 'vod:1001');
    document.querySelector('main')?.prepend(player);
  });
  await expect(frames(page)).toHaveCount(1);
  await pressPlay(page.locator('footlight-player').first());
  await expectToBeWatched(page.locator('footlight-player').first());
  expect(warnings.filter((text) => text.includes('removed the session frame'))).toHaveLength(1);
});

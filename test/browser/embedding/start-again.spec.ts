import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** A start that failed heals by itself: a viewer reads why meanwhile, and nothing stays busy. */
test('a part of the code that does not come: the viewer reads it, and it is fetched again', async ({ page, platform }) => {
  let isLost = true;
  await page.route(/\/embed\/chunks\/partner-core|\/embed\/chunks\/partner[^/]*\.js/, (route) => (isLost ? route.abort() : route.continue()));
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001' });
  await expect(player.getByRole('alert')).toContainText('We cannot reach the service');
  await expect(player.locator('[aria-busy="true"]')).toHaveCount(0);
  isLost = false;
  await pressPlay(player);
  await expectToBeWatched(player);
});

test('a session frame that does not load: calls work as soon as it does', async ({ page, platform }) => {
  let isLost = true;
  await page.route('**/frames/session', (route) => (isLost ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001' });
  await expect(player.getByRole('button', { name: 'Try now' })).toBeVisible({ timeout: 20_000 });
  isLost = false;
  await player.getByRole('button', { name: 'Try now' }).click();
  await pressPlay(player);
  await expectToBeWatched(player);
});

test('a page whose origin is not registered: its author reads why, once', async ({ page, platform }) => {
  const errors: string[] = [];
  page.on('console', (message) => /evil\.localhost:\d+ is registered with the tenant/.test(message.text()) && errors.push(message.text()));
  await page.goto(platform.at('evil', '/all.html'));
  await expect(page.locator('footlight-my-list').getByRole('alert')).toBeVisible();
  await expect.poll(() => errors.length).toBe(1);
});

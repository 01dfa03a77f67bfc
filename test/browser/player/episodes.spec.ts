import { expect, test } from '../../support/browser-test.ts';
import { openElement, signIn } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

test.beforeEach(({ page }) => watchPlayers(page));

/** @source spec 1 §2.2 "resume-progress", §3 "autoAdvance"; design/player.md "next-episode card" */
test('a title goes on where its viewer stopped and can start over; near its end the next episode is counted down and plays', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', 'initially-muted': '' });
  await signIn(page, 'platform', 'resume');
  await player.evaluate((element) => { element.removeAttribute('content'); element.setAttribute('content', 'vod:1001'); });
  await pressPlay(player);
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  await expect(player.getByText(/^Resumed at/)).toBeVisible();
  await player.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => slice.evaluate((each) => each.position.value)).toBeLessThan(5);

  await player.evaluate((element) => element.setAttribute('content', 'vod:5201'));
  await pressPlay(player);
  await expectToBeWatched(player);
  await slice.evaluate((each) => each.seek(each.duration.value! - 4));
  await expect(player.getByText(/^Up next in \d/)).toBeVisible();
  await expect.poll(() => slice.evaluate((each) => each.content.value?.id), { timeout: 15_000 }).toBe('5202');
  await expectToBeWatched(player);
});

test('a title that is watched in a playlist is followed by that list’s next, on the watch page and in an element', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1034?playlistId=4001'));
  await expect(page.locator('[part="next-button"]')).toBeAttached({ timeout: 20_000 });
  await page.locator('.fl-player').hover({ position: { x: 80, y: 80 } });
  await page.locator('[part="next-button"]').click();
  await expect(page).toHaveURL(/\/video\/1020\?playlistId=4001$/);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1034', playlist: '4001', 'initially-muted': '' });
  await pressPlay(player);
  await expectToBeWatched(player);
  await player.hover({ position: { x: 80, y: 80 }, force: true });
  await player.locator('[part="next-button"]').click();
  await expect.poll(async () => (await sliceOf(player)).evaluate((each) => each.content.value)).toEqual({ kind: 'vod', id: '1020', playlistId: '4001' });
});

test('a programme for listeners shows its artwork in a low box', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1105', 'initially-muted': '' });
  await pressPlay(player);
  await expect(player.locator('[part~="audio-face"]')).toBeVisible();
  const box = await player.locator('[part~="player"]').boundingBox();
  expect(box!.height / box!.width).toBeLessThan(0.4);
});

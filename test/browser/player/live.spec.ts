import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement, listen } from '../elements/element-page.ts';
import { expectToBeWatched, pressPlay, wake } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

test.beforeEach(({ page }) => watchPlayers(page));

/** @source spec 1 §4.1; design/player.md "Live" */
test.afterEach(({ platform }) => switchesOf(platform).clock({ reset: true }));

test('an event counts down, and begins by itself when its moment comes', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'live:2008', 'initially-muted': '' });
  await expect(player.getByText('This event has not started yet.')).toBeVisible();
  await expect(player.getByRole('timer')).toBeVisible();
  const start = await (await sliceOf(player)).evaluate((each) => each.item.value!.startDate!);
  // Far enough away that a slow page is open again before.
  await switchesOf(platform).clock({ set: start - 10_000 });
  await player.evaluate((element) => { element.removeAttribute('content'); element.setAttribute('content', 'live:2008'); });
  await expect(player.getByRole('timer')).toBeVisible();
  await expectToBeWatched(player);
  await expect(player.getByRole('timer')).toHaveCount(0);
});

test('a channel can be rewound as far as its engine reaches, says what it shows, falls behind and comes back', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'live:3002', 'initially-muted': '' });
  const heard = await listen(page, 'footlight-programme', 'footlight-live-change');
  await pressPlay(player);
  await expectToBeWatched(player);
  const slice = await sliceOf(player);
  const [shown, real] = await slice.evaluate((each) => {
    const video = document.querySelector('footlight-player')!.shadowRoot!.querySelector('video')!;
    video.dispatchEvent(new Event('timeupdate'));
    return [each.windowSeconds.value, video.seekable.end(0) - video.seekable.start(0)];
  });
  expect(shown).toBeCloseTo(real!, 0);
  await wake(player);
  await expect(player.locator('[part~="programmes"]')).toContainText('On now');
  // Far from the edge that moves: on a slow line the first second may leave the window before its media comes.
  await slice.evaluate((each) => each.seek(each.windowSeconds.value / 3));
  await expect.poll(() => slice.evaluate((each) => each.behindLive.value)).toBeGreaterThan(6);
  await wake(player);
  await player.getByRole('button', { name: 'Go to live' }).click();
  await expect.poll(() => slice.evaluate((each) => each.behindLive.value)).toBe(0);
  expect((await heard()).map(({ name }) => name)).toEqual(expect.arrayContaining(['footlight-programme', 'footlight-live-change']));
});

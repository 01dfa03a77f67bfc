import { expect, test } from '../../support/browser-test.ts';
import { listen, openElement } from '../elements/element-page.ts';
import { secondsOf } from '../elements/watching.ts';

/** @source issue "Skip"; design/player.md "Skip": the film's intro ends at 8 s, its recap goes from 9 to 14 */
test('a button leads past an intro without taking the focus; with the wish of the page, what comes next is skipped by itself', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1101', autoplay: 'muted' });
  const heard = await listen(page, 'footlight-skip-marker');
  const skip = player.getByRole('button', { name: 'Skip intro' });
  await expect(skip).toBeVisible({ timeout: 20_000 });
  expect(await player.evaluate((element) => element.shadowRoot?.activeElement ?? null)).toBeNull();
  // The intro is short: it stands while the button is found and pressed.
  await player.evaluate((element) => {
    (element as HTMLMediaElement).pause();
    element.setAttribute('auto-skip', '');
  });
  await skip.click();
  await player.evaluate((element) => (element as HTMLMediaElement).play());
  await expect.poll(() => secondsOf(player)).toBeGreaterThanOrEqual(8);
  await expect(skip).toHaveCount(0);
  await expect.poll(() => secondsOf(player), { timeout: 15_000 }).toBeGreaterThanOrEqual(14);
  await expect(player.getByRole('button', { name: 'Watch the recap' })).toBeVisible();
  const told = (await heard()).map(({ detail }) => Object.values(detail as Record<string, unknown>).filter((value) => typeof value === 'string').join(' '));
  expect(told).toEqual(['intro entered', 'intro skipped', 'intro left', 'recap entered', 'recap skipped', 'recap left']);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from '../player/slice-of.ts';
import { expectNoSideways, findings } from '../site/site-visit.ts';
import { enter, pressButton, tabTo } from './by-keyboard.ts';

/** How somebody likes to watch, chosen once and obeyed by every title after. @source spec 1 §3 "User preferences", §8 "Failed preference save sets an error flag"; spec 3 §2 "preferences" */
test.afterEach(({ platform }) => switchesOf(platform).mend());

/** Chooses in the browser's own list, as its keys do. */
async function pick(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  await tabTo(page, list);
  await list.selectOption(value);
}

async function untick(page: Page, name: string): Promise<void> {
  await tabTo(page, page.locator(`input[name="${name}"]`));
  await page.keyboard.press('Space');
  await expect(page.locator(`input[name="${name}"]`)).not.toBeChecked();
}

const tracks = async (player: Locator) => (await sliceOf(player)).evaluate(({ textTracks, audioTracks }) =>
  [audioTracks.value, textTracks.value].map((all) => all.find(({ active }) => active)?.language));

test('a member’s choices are kept, told where they are not, and obeyed by the next title', async ({ page, platform }) => {
  await watchPlayers(page);
  await enter(page, platform, 'arena', 'buyer', '/preferences');
  await test.step('chosen', async () => {
    await pick(page, 'audio', 'es');
    await expect(page.getByText('Saved.')).toBeInViewport();
    await switchesOf(platform).fault({ call: 'updatePreferences', status: 500, count: 1 });
    await pick(page, 'captions', 'es');
    await expect(page.getByText('Your choice could not be saved.')).toBeInViewport();
    await expect(page.locator('select[name="captions"]')).toHaveValue('es');
    expect(await findings(page), 'a choice that is not kept').toEqual([]);
    await pressButton(page, 'Try again');
    await expect(page.getByText('Saved.')).toBeVisible();
    await untick(page, 'autoplay');
    await untick(page, 'background');
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(page.locator('select[name="audio"]')).toHaveValue('es');
    await expect(page.locator('input[name="background"]')).not.toBeChecked();
    expect(await findings(page), 'preferences').toEqual([]);
  });
  await test.step('sound and subtitles', async () => {
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
    await expectToBeWatched(player);
    await expect.poll(() => tracks(player)).toEqual(['es', 'es']);
    await player.evaluate((element) => element.setAttribute('content', 'vod:5201'));
    const slice = await sliceOf(player);
    await expect.poll(() => slice.evaluate((each) => [each.content.value?.id, (each.duration.value ?? 0) > 4 && !each.paused.value])).toEqual(['5201', true]);
    await expectToBeWatched(player);
    await slice.evaluate((each) => each.seek(each.duration.value! - 4));
    await expect(player.getByText('Up next', { exact: true })).toBeVisible();
    await expect(player.getByText(/^Up next in/)).toHaveCount(0);
  });
  await test.step('moving backgrounds', async () => {
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', background: '' });
    await expect(player.locator('[part="poster"]')).toBeVisible();
    expect(await player.evaluate((element) => element.shadowRoot!.querySelector('video')!.currentSrc)).toBe('');
  });
});

test('a guest’s choices stay in this browser, in Arabic too', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(platform.at('cinema', '/preferences?locale=ar'));
  await pick(page, 'captions', 'ar');
  await expect(page.locator('.fl-preferences__saved')).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('select[name="captions"]')).toHaveValue('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expectNoSideways(page);
  expect(await findings(page)).toEqual([]);
});

import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings } from '../site/site-visit.ts';
import { addElement, nameOfPlace, openElement, places, signIn } from './element-page.ts';
import { expectToBeWatched, pressPlay, wake } from './watching.ts';

/** @source spec 1 §4.3, §7 Watchlists; issue "Favourites and watchlists": two tabs at once, keyboard */
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  for (const account of ['member', 'resume']) await switches.reset(`${account}@footlight.test`);
});

test('every list stands in the element, and one of them is put in order by keys', async ({ page, platform }) => {
  const list = await openElement(page, platform, 'platform', 'footlight-my-list', { list: 'all' });
  await signIn(page, 'platform', 'resume');
  await expect(list.getByRole('link', { name: /Friday nights/ })).toBeVisible();
  await page.evaluate(() => document.querySelector('footlight-my-list')!.setAttribute('list', 'friday-nights'));
  await expect(list.getByRole('heading', { name: 'Friday nights' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  const first = (await list.getByRole('listitem').first().getByRole('link').getAttribute('aria-label'))!.split(',')[0]!;
  await list.getByRole('button', { name: 'Arrange' }).click();
  await list.getByRole('button', { name: `Move \u2068${first}\u2069`, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('listitem').nth(1).getByRole('link')).toHaveAccessibleName(new RegExp(`^${first}`));
  await page.reload();
  await page.evaluate(() => {
    const again = document.createElement('footlight-my-list');
    again.setAttribute('list', 'friday-nights');
    document.querySelector('main')?.append(again);
  });
  await expect(list.getByRole('listitem').nth(1).getByRole('link')).toHaveAccessibleName(new RegExp(`^${first}`));
});

test('a title that is taken out in one tab is gone in the other, and back in both after undo', async ({ page, platform }) => {
  const list = await openElement(page, platform, 'platform', 'footlight-my-list', { list: 'friday-nights' });
  await signIn(page, 'platform', 'resume');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  const other = await page.context().newPage();
  const there = await openElement(other, platform, 'platform', 'footlight-my-list', { list: 'friday-nights' });
  await expect(there.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: /^Remove/ }).nth(2).click();
  await expect(there.getByRole('listitem')).toHaveCount(5);
  await list.getByRole('button', { name: /^Undo/ }).click();
  await expect(there.getByRole('listitem')).toHaveCount(6);
  const order = (one: typeof list) => one.getByRole('listitem').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => JSON.stringify(await order(there)) === JSON.stringify(await order(list))).toBe(true);
});

test('a list is put in order by keys on a partner’s page, which is told of nobody’s id', async ({ page, platform }) => {
  const list = await openElement(page, platform, 'partner', 'footlight-my-list', { list: 'friday-nights' });
  await signIn(page, 'partner', 'resume');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  const first = (await list.getByRole('listitem').first().getByRole('link').getAttribute('aria-label'))!.split(',')[0]!;
  await list.getByRole('button', { name: 'Arrange' }).click();
  await list.getByRole('button', { name: `Move \u2068${first}\u2069`, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('listitem').nth(1).getByRole('link')).toHaveAccessibleName(new RegExp(`^${first}`));
  expect(await findings(page)).toEqual([]);
  const hrefs = await list.getByRole('listitem').getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('owner')));
  expect(new Set(hrefs)).toEqual(new Set(['me']));
  const lists = await list.getByRole('listitem').getByRole('link').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('watchlistId')));
  expect(new Set(lists).size).toBe(1);
  expect(lists[0]).toMatch(/^wp\.[\w-]{40,}$/);
  await expect(list.getByRole('group', { name: 'Tools of this list' }).getByRole('button', { name: 'Share' })).toHaveCount(0);
  const favourites = await addElement(page, 'footlight-my-list');
  await expect(favourites.getByRole('listitem')).toHaveCount(2);
  expect(await favourites.getByRole('listitem').getByRole('link').first().getAttribute('href')).toMatch(/[?&]watchlistId=favourites&owner=me$/);
});

for (const place of places) {
  test(`a title goes on a list from the player’s own controls, by keys, ${nameOfPlace[place]}`, async ({ page, platform }) => {
    const player = await openElement(page, platform, place, 'footlight-player', { content: 'vod:1101', 'initially-muted': '' });
    await signIn(page, place, 'resume');
    await pressPlay(player);
    await expectToBeWatched(player);
    await wake(player);
    const button = player.getByRole('button', { name: 'Add to list' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = player.getByRole('dialog', { name: 'Add to a list' });
    await expect(panel.getByRole('button', { name: /Friday nights/ })).toBeVisible();
    expect(await findings(page), 'the panel over a film').toEqual([]);
    await panel.getByRole('button', { name: /Friday nights/ }).press('Enter');
    await expect(panel.getByText(/^Added to/)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expectToBeWatched(player);
  });
}

test('every list of a viewer stands on a page of a partner', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/lists.html'));
  const lists = page.locator('footlight-my-list');
  await expect(lists.getByText('Lists of your own')).toBeVisible();
  await signIn(page, 'partner', 'resume');
  await expect(lists.getByRole('listitem')).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

/** Lists of a viewer on the site. @source spec 1 §2.1, §4.3, §6, §8; design/catalogue-and-site.md "dragging always has a button twin" */
test.afterEach(async ({ page, platform }) => {
  await page.context().setOffline(false);
  await switchesOf(platform).mend();
  await switchesOf(platform).reset('resume@footlight.test');
});

type Host = 'arena' | 'cinema';

async function enter(page: Page, platform: TestPlatform, host: Host): Promise<void> {
  await page.goto(platform.at(host, '/login?locale=en'));
  await signIn(page, 'resume');
  await expect(page).not.toHaveURL(/\/login/);
}

const cards = (page: Page): Locator => page.locator('.fl-my-list__grid > li');
/** The ids of the titles, as they stand. */
const order = (page: Page): Promise<(string | undefined)[]> => cards(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['id']));

async function openList(page: Page, platform: TestPlatform, host: Host, locale = 'en', id = 'friday-nights'): Promise<string[]> {
  await page.goto(platform.at(host, `/watchlists/${id}?locale=${locale}`));
  await expect(cards(page)).toHaveCount(6);
  return (await order(page)) as string[];
}

const arrange = (page: Page) => page.locator('.fl-list__bar button').first().click();
const middleOf = async (at: Locator) => {
  const { x, y, width, height } = (await at.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

for (const [host, locale] of [['arena', 'en'], ['cinema', 'ar']] as const) {
  test(`a list of ${host} is put in order by dragging, by keys and by buttons, and is so for the next visit (${locale})`, async ({ page, platform }) => {
    await enter(page, platform, host);
    const [a, b, c, ...rest] = await openList(page, platform, host, locale);
    expect(await findings(page), 'a list').toEqual([]);
    await arrange(page);
    expect(await findings(page), 'while it is arranged').toEqual([]);
    await expectNoSideways(page);

    await cards(page).first().locator('[part="move-handle"]').scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(cards(page).first().locator('[part="move-handle"]')), await middleOf(cards(page).nth(2).locator('.fl-card__frame'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect.poll(() => order(page)).toEqual([b, c, a, ...rest]);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([b, c, a, ...rest]);

    await cards(page).first().locator('[part="move-handle"]').focus();
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => order(page)).toEqual([c, b, a, ...rest]);
    await expect(cards(page).nth(1).locator('[part="move-handle"]')).toBeFocused();

    await cards(page).nth(2).locator('[part="move-earlier"]').click();
    await expect.poll(() => order(page)).toEqual([c, a, b, ...rest]);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.reload();
    await expect.poll(() => order(page)).toEqual([c, a, b, ...rest]);
  });

  test(`the panel of ${host} in each of its states, by keys alone (${locale})`, async ({ page, platform }) => {
    await enter(page, platform, host);
    await page.goto(platform.at(host, `/video/1003?locale=${locale}`));
    const opener = page.locator('.fl-watch__actions [part="list-button"]');
    const panel = page.locator('[part="list-panel"]');
    await switchesOf(platform).fault({ call: 'readWatchlists', delayMs: 60_000 });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel.locator('.fl-list-panel__waiting')).toBeVisible();
    expect(await findings(page), 'loading').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await switchesOf(platform).mend();
    await switchesOf(platform).fault({ call: 'readWatchlists', status: 500 });
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toBeVisible();
    expect(await findings(page), 'failed').toEqual([]);
    await switchesOf(platform).mend();
    await panel.getByRole('button').last().press('Enter');
    await expect(panel.locator('[part="list-choice"]')).toHaveCount(3);
    expect(await findings(page), 'the lists').toEqual([]);

    await panel.locator('.fl-list-panel__foot button').press('Enter');
    await expect(panel.locator('input')).toBeFocused();
    expect(await findings(page), 'a name is asked for').toEqual([]);
    await page.keyboard.type('n'.repeat(61));
    await page.keyboard.press('Enter');
    await expect(panel.locator('[aria-invalid="true"]')).toBeVisible();
    expect(await findings(page), 'a name that is too long').toEqual([]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Rain');
    await switchesOf(platform).fault({ call: 'makeWatchlist', delayMs: 1500, count: 1 });
    await page.keyboard.press('Enter');
    await expect(panel.locator('button[aria-busy="true"], button .fl-spinner').first()).toBeVisible();
    await expect(panel.locator('.fl-list-panel__added')).toContainText('Rain');
    expect(await findings(page), 'the confirmation').toEqual([]);
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('a title that is on a list already, and a list that is full, are said, and the panel stays', async ({ page, platform }) => {
  await enter(page, platform, 'arena');
  await page.goto(platform.at('arena', '/video/1002?locale=en'));
  await page.locator('.fl-watch__actions [part="list-button"]').click();
  const panel = page.locator('[part="list-panel"]');
  await panel.getByRole('button', { name: /Friday nights/ }).click();
  await expect(panel.getByRole('alert')).toHaveText('This title is on that list already.');
  await page.route('**/new-watchlists/*/content', (route) => route.fulfill({ status: 409, json: { code: 'watchlist-full', messages: ['It is full.'] } }));
  await panel.getByRole('button', { name: /Friday nights/ }).click();
  await expect(panel.getByRole('alert')).toHaveText(/^This list is full/);
  expect(await findings(page)).toEqual([]);
});

test('an order that is made offline is kept, and sent when the way is back', async ({ page, platform }) => {
  await enter(page, platform, 'arena');
  const [a, b, ...rest] = await openList(page, platform, 'arena');
  await arrange(page);
  await page.context().setOffline(true);
  await cards(page).first().locator('[part="move-later"]').click();
  await expect.poll(() => order(page)).toEqual([b, a, ...rest]);
  await expect(page.getByText('Your change is kept')).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('/new-watchlists/friday-nights?lastSeen=') && response.request().method() === 'POST' && response.ok());
  await page.context().setOffline(false);
  await sent;
  await expect(page.getByText('Your change is kept')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([b, a, ...rest]);
});

test('an order that the platform refuses is taken back, with a word', async ({ page, platform }) => {
  await enter(page, platform, 'arena');
  const before = await openList(page, platform, 'arena');
  await arrange(page);
  await switchesOf(platform).fault({ call: 'reorderWatchlist', status: 500 });
  await cards(page).first().locator('[part="move-later"]').click();
  await expect(page.getByRole('alert')).toHaveText('That could not be saved. The list is as it was.');
  await expect.poll(() => order(page)).toEqual(before);
  expect(await findings(page)).toEqual([]);
});

test('a list that is deleted in one tab is gone in the other, and back in both after undo', async ({ page, platform }) => {
  await enter(page, platform, 'arena');
  await openList(page, platform, 'arena');
  const other = await page.context().newPage();
  await openList(other, platform, 'arena');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await findings(page), 'deleted here').toEqual([]);
  await expect(other.getByText('This list is not there any more')).toBeVisible();
  expect(await findings(other), 'deleted elsewhere').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(other)).toHaveCount(6);
});

for (const [host, locale] of [['arena', 'en'], ['cinema', 'ar']] as const) {
  test(`a guest of ${host} reads a shared list, and is led to sign in to keep it (${locale})`, async ({ page, platform }) => {
    await page.goto(platform.at(host, `/watchlists/staff-picks?locale=${locale}`));
    await expect(cards(page)).toHaveCount(8);
    await expect(page.locator('.fl-list__bar')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await expectNoSideways(page);
    await page.locator('[part="list-tools"] a').click();
    await expect(page).toHaveURL(/\/login\?from=/);
  });

  test(`a list that nobody has is said to be gone by ${host} (${locale})`, async ({ page, platform }) => {
    const answer = await page.goto(platform.at(host, `/watchlists/nowhere?locale=${locale}`));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main a[href*="/watchlists"], main a[href="/"]').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('back from a title, a list is where it was, with the focus on its card, and so is the page of all lists', async ({ page, platform }) => {
  await page.setViewportSize({ width: 600, height: 500 });
  await enter(page, platform, 'arena');
  await openList(page, platform, 'arena');
  const card = cards(page).nth(5).getByRole('link');
  const address = await card.getAttribute('href');
  await card.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/watchlistId=friday-nights/);
  await page.goBack();
  await expect(page.locator(`.fl-my-list__grid a[href="${address}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);

  await page.goto(platform.at('arena', '/watchlists?locale=en'));
  const tile = page.getByRole('link', { name: /Friday nights/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(6);
  await page.goBack();
  await expect(tile).toBeFocused();
});

test.describe('by fingers', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Touches are sent over CDP.');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a title is dragged to another place', async ({ page, platform }) => {
    await enter(page, platform, 'arena');
    const [a, b, ...rest] = await openList(page, platform, 'arena');
    await arrange(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await cards(page).first().locator('[part="move-handle"]').scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(cards(page).first().locator('[part="move-handle"]')), await middleOf(cards(page).nth(1).locator('.fl-card__frame'))];
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 20, y: from.y - 20 });
    await touch('touchMove', to);
    await expect.poll(() => order(page)).toEqual([b, a, ...rest]);
    await touch('touchEnd');
    await expect.poll(() => order(page)).toEqual([b, a, ...rest]);
  });
});

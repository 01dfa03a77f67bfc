import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { fillCard } from '../../support/card-fields.ts';
import { pressPay } from '../../support/press-pay.ts';

/**
 * One partner page with all six elements, no glue by the partner: what one element learns, every other one knows.
 *
 * @source issue "Coordination is the point": runs with third-party storage working and with it throwing
 */
const frameIn = (page: Page, element: string): FrameLocator => page.locator(element).locator('iframe').contentFrame();
const hearts = (page: Page): Locator => page.locator('footlight-carousel-row').getByRole('button', { name: /my list/i });
const myCards = (page: Page): Locator => page.locator('footlight-my-list').getByRole('listitem');

const openPage = async (context: BrowserContext, platform: TestPlatform): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(platform.at('partner', '/all.html'));
  await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
  return page;
};
const show = (page: Page, content: string): Promise<void> =>
  page.evaluate((wanted) => Object.assign(document.querySelector('footlight-player')!, { content: wanted }) as never, content);

/** Firefox, as it is driven here, delivers no real clicks and keys to frames of another site: there the event itself is sent. */
const press = (button: Locator, page: Page): Promise<void> =>
  page.context().browser()?.browserType().name() === 'firefox' ? button.dispatchEvent('click') : button.click();

async function signIn(page: Page, id: string): Promise<void> {
  const form = frameIn(page, 'footlight-sign-in');
  await form.getByLabel('E-mail').fill(id);
  await form.getByLabel(/^Password/).fill('footlight');
  await press(form.getByRole('button', { name: 'Sign in' }), page);
}

async function buy(page: Page): Promise<void> {
  const checkout = frameIn(page, 'footlight-checkout');
  await press(checkout.getByRole('radio').first().locator('xpath=ancestor::label'), page);
  await press(checkout.getByRole('button', { name: 'Continue to payment' }), page);
  await fillCard(checkout);
  await pressPay(checkout.getByRole('button', { name: /^Pay/ }));
  await expect(checkout.getByText('You are all set')).toBeVisible();
}

const playedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('footlight-player')!.shadowRoot!.querySelector('video')?.currentTime ?? 0);

async function walk(page: Page, others: readonly Page[]): Promise<void> {
  const player = page.locator('footlight-player');
  await test.step('a guest sees prompts and no hearts', async () => {
    await show(page, 'vod:1004');
    await expect(player.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(hearts(page)).toHaveCount(0);
    await expect(page.locator('footlight-my-list').getByText('Keep what you love')).toBeVisible();
  });
  await test.step('signing in makes hearts appear, fills the list and takes the prompt away', async () => {
    await signIn(page, 'buyer@footlight.test');
    await expect(hearts(page).first()).toBeVisible();
    await expect(page.locator('footlight-my-list').getByText('Your list is empty')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5);
    // The checkout beside grows when it offers licences to a member: the page has settled when they are there.
    await expect(frameIn(page, 'footlight-checkout').getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });
  await test.step('another tab follows', async () => {
    for (const other of others) await expect(hearts(other).first()).toBeVisible();
  });
  await test.step('a heart in the row appears in the list, in every tab', async () => {
    await hearts(page).first().click();
    await expect(myCards(page)).toHaveCount(1);
    for (const other of others) await expect(myCards(other)).toHaveCount(1);
  });
  await test.step('buying a licence makes the waiting player play', async () => {
    await show(page, 'vod:1003');
    await expect(player.getByText('You need a plan to watch this.')).toBeVisible();
    await buy(page);
    await expect(player.getByText('You need a plan to watch this.')).toHaveCount(0);
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5);
  });
  await test.step('signing out brings the prompts back', async () => {
    await press(frameIn(page, 'footlight-sign-in').getByRole('button', { name: 'Sign out' }), page);
    await expect(hearts(page)).toHaveCount(0);
    await expect(page.locator('footlight-my-list').getByText('Keep what you love')).toBeVisible();
    await expect(player.getByText('You need a plan to watch this.')).toBeVisible();
    for (const other of others) await expect(hearts(other)).toHaveCount(0);
  });
}

test.describe('on a partner’s page, elements work as one', () => {
  test.describe.configure({ timeout: 120_000 });

  test.beforeEach(async ({ platform, request }) => {
    await request.post(`http://127.0.0.1:${platform.port}/demo/reset`, { headers: { host: `api.localhost:${platform.port}` }, data: {} });
  });

  test('where third-party storage works, and a second tab follows', async ({ platform, viewerContext }) => {
    const page = await openPage(viewerContext, platform);
    const other = await openPage(viewerContext, platform);
    await page.bringToFront();
    await walk(page, [other]);
  });

  test('where third-party storage throws', async ({ platform, context }) => {
    await walk(await openPage(context, platform), []);
  });
});

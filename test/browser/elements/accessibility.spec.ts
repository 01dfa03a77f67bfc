import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { cardFieldsIn } from '../../support/card-fields.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { seeWholePage } from '../../support/see-whole-page.ts';
import { inside, openElement, signIn } from './element-page.ts';
import { pressPlay } from './watching.ts';

/** Every rule, every element, every frame; nothing is left out. @source issue "axe on every element and page, nothing excluded, zero findings" */
// Nothing here touches what another test sees: two workers share the pages.
test.describe.configure({ mode: 'parallel' });
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  await switchesOf(platform).reset('buyer@footlight.test');
});

/** Every element of the page has stopped loading, and its words have come. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => {
    if (!element.localName.startsWith('footlight-')) return false;
    const root = element.shadowRoot;
    return !root || root.childElementCount === 0 || root.querySelector('.fl-starting, .fl-skeleton, [aria-busy="true"], [aria-label=""]') !== null;
  }).map((element) => element.localName)), { timeout: 20_000 }).toEqual([]);
  for (const frame of await page.locator('footlight-sign-in, footlight-checkout').all()) {
    await expect(frame.locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible();
  }
}

const pages = ['all', 'player', 'row', 'guide', 'my-list', 'checkout', 'sign-in', 'two-players', 'framed-player', 'unknown', 'bad-attributes', 'script-twice'];
const ownPages = ['/', '/video/1001', '/video/1003', '/live/2001', '/login', '/mylist', '/epg', '/purchase', '/nowhere', '/demo'];
for (const tenant of ['arena', 'cinema']) {
  test.describe(`in the clothes of ${tenant}`, () => {
    test('a partner’s pages have nothing that shuts anybody out', async ({ page, platform }) => {
      await lookAtEach(pages, (name) => `${name}.html`, async (name) => {
        await page.goto(platform.at('partner', `/${name}.html?tenant=${tenant}`));
        await settled(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    });

    test('the tenant’s own pages have nothing that shuts anybody out', async ({ page, platform }) => {
      await lookAtEach(ownPages, (path) => path, async (path) => {
        await page.goto(platform.at(tenant, path));
        await expect(page.getByRole('heading').first()).toBeVisible();
        await seeWholePage(page);
        await settled(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    });
  });
}

test('from right to left, in Arabic', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/arabic.html'));
  await settled(page);
  await expect(page.locator('#sign-in').locator('iframe').contentFrame().locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(platform.at('cinema', '/?locale=ar'));
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a player that plays, with its menu open, and one that asks', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'partner', 'footlight-player', { content: 'vod:1001' });
  await pressPlay(player);
  await player.getByRole('button', { name: 'Captions' }).click();
  await expect(player.getByRole('menu')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const [content, words] of [['vod:1004', 'Sign in to watch'], ['vod:1005', 'not available in']] as const) {
    await player.evaluate((element, wanted) => element.setAttribute('content', wanted), content);
    await expect(player.getByText(words)).toBeVisible();
    expect(await axeFindings(page), content).toEqual([]);
  }
});

test('what a member sees: hearts, a list, an offer, an order with a mistake in it', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/all.html'));
  await signIn(page, 'partner', 'buyer');
  const list = page.locator('footlight-my-list');
  await expect(list.getByText('Your list is empty')).toBeVisible();
  // The offer of a member is taller than a guest's: what stands below it moves until it is here.
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await expect(checkout.getByRole('button', { name: 'Continue to payment' })).toBeAttached();
  await settled(page);
  // By key: frames above the row grow and shrink for a while, and a mouse would miss.
  await page.locator('footlight-carousel-row').getByRole('button', { name: /^Add / }).first().press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await axeFindings(page), 'a list and an offer').toEqual([]);
  await checkout.getByRole('radio').first().check({ force: true });
  await checkout.getByRole('button', { name: 'Continue to payment' }).click();
  await pressPay(checkout.getByRole('button', { name: /^Pay/ }));
  await expect(cardFieldsIn(checkout).getByText('Enter the name on the card.')).toBeVisible();
  await settled(page);
  expect(await axeFindings(page), 'an order with mistakes').toEqual([]);
});

test('when things fail: a form with mistakes, and every element while the platform is down', async ({ page, platform }) => {
  await page.goto(platform.at('partner', '/sign-in.html'));
  const form = inside(page, 'partner', 'footlight-sign-in');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByText('Enter your e-mail and password.')).toBeVisible();
  expect(await axeFindings(page), 'a form with mistakes').toEqual([]);
  for (const [name, ...calls] of [['all', '*'], ['row', 'readBucket'], ['guide', 'readGuide'], ['player', 'readVodPlayback', 'readFreeTitle']] as const) {
    for (const call of calls) await switchesOf(platform).fault({ call, status: 503 });
    await page.goto(platform.at('partner', `/${name}.html`));
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await axeFindings(page), `${name}.html`).toEqual([]);
    await switchesOf(platform).mend();
  }
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { addElement, inside, openElement, signIn } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';

/** What a screen reader is told of elements on a partner's page: through shadow roots, and in the platform's own frames. @source issue "screen-reader walks as accessibility-tree snapshots" */
test.use({ viewport: { width: 1280, height: 900 } });

const heard = (what: Locator, name: string) => expect.soft(what).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
const frameOf = (page: Page, tag: string): Locator => inside(page, 'partner', tag).locator('body');

test('a guest hears a row, a player, the guide, the way in and the plans', async ({ page, platform }) => {
  const row = await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'featured', locale: 'en' });
  await expect(row.getByRole('link').first()).toBeVisible();
  await heard(row, 'row');
  const guide = await addElement(page, 'footlight-epg-grid');
  await expect(guide.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  await heard(guide, 'guide');
  const player = await addElement(page, 'footlight-player', { content: 'vod:1101', autoplay: 'muted' });
  await expectToBeWatched(player);
  await player.getByRole('button', { name: 'Pause' }).press('Enter');
  await heard(player, 'player');
  await addElement(page, 'footlight-sign-in');
  await expect(inside(page, 'partner', 'footlight-sign-in').getByLabel('E-mail')).toBeVisible();
  await heard(frameOf(page, 'footlight-sign-in'), 'sign-in');
  await addElement(page, 'footlight-checkout', { content: 'vod:1003' });
  await expect(inside(page, 'partner', 'footlight-checkout').getByRole('radio').first()).toBeAttached();
  await heard(frameOf(page, 'footlight-checkout'), 'plans');
  // The frames themselves say what they are.
  for (const tag of ['footlight-sign-in', 'footlight-checkout']) await expect(page.locator(tag).locator('iframe')).toHaveAttribute('title', /\w/);
});

test('a member hears who is signed in, their list and the payment', async ({ page, platform }) => {
  await openElement(page, platform, 'partner', 'footlight-checkout', { content: 'vod:1003', locale: 'en' });
  await signIn(page, 'partner', 'buyer');
  await heard(frameOf(page, 'footlight-sign-in'), 'signed-in');
  const list = await addElement(page, 'footlight-my-list', { list: 'all' });
  await expect(list.getByRole('heading').first()).toBeVisible();
  await heard(list, 'my-list');
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await checkout.getByRole('radio', { name: /Arena Pass/ }).press(' ');
  await checkout.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(checkout.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await heard(frameOf(page, 'footlight-checkout'), 'checkout');
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, expectToPlay, findings, signIn } from './site-visit.ts';

/** A tenant whose titles say what they are before they play. @source spec 1 §2.3, §2.4, §4.1, §4.4 "showInterstitial" */
test.use({ viewport: { width: 1280, height: 800 } });

const cardTo = (page: Page, address: string): Locator => page.locator(`.fl-card__link[href*="${address}"]`).first();
const actions = (page: Page): Locator => page.locator('.fl-watch__actions');

async function expectToWait(page: Page): Promise<void> {
  await expect(actions(page).getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => [video.paused, video.played.length])).toEqual([true, 0]);
}

test('a guest reads what a free film is, plays it by a press, and finds it so by the way back', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/seccao/cycling?locale=en'));
  await cardTo(page, '/video/7074/').click();
  await expect(page).toHaveURL(/\/video\/7074\/[^?]*\?showInterstitial=true/);
  await expectToWait(page);
  expect(await findings(page)).toEqual([]);
  await expectNoSideways(page);
  await actions(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectToPlay(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/seccao\/cycling/);
  await page.goForward();
  await expectToWait(page);
});

test('what a sign-in opens waits for the press of whoever has signed in', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/seccao/cycling?locale=en'));
  await cardTo(page, '/antecamara/7078/').click();
  await expect(page).toHaveURL(/\/antecamara\/7078\//);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('group', { name: /stage 5/ }).getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/antecamara\/7078\//);
  await expectToWait(page);
});

test('a member without the licence is shown the title and its plans, one who has it the film', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/entrar?from=%2Fseccao%2Fcycling&locale=en'));
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/seccao\/cycling/);
  await expect(cardTo(page, '/video/7078/')).toBeVisible();
  await cardTo(page, '/antecamara/7075/').click();
  await expect(page).toHaveURL(/\/antecamara\/7075\//);
  await page.getByRole('button', { name: 'See plans' }).first().click();
  await expect(page).toHaveURL(/\/comprar\?.*eventId=7075/);
  await page.goto(platform.at('arena-pt', '/video/7075?showInterstitial=true'));
  await expect(page).toHaveURL(/\/antecamara\/7075/);
});

test('a season stands in the page of its series, and its episodes lead on in both', async ({ page, platform }) => {
  await page.goto(platform.at('arena-pt', '/seccao/second?locale=en'));
  await page.getByRole('heading', { name: 'Series, seasons and playlists' }).scrollIntoViewIfNeeded();
  await cardTo(page, 'seasonId=5101').click();
  await expect(page).toHaveURL(/\/series\/5001[^?]*\?seasonId=5101/);
  await expect(page.getByRole('navigation', { name: 'Seasons' }).locator('[aria-current=page]')).toHaveAttribute('href', /\/temporada\/5101/);
  await expect(cardTo(page, 'seasonId=5101&seriesId=5001')).toBeVisible();
});

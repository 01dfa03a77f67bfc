import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings, tenants } from './site-visit.ts';

/** The page for those who test the product: every switch does what it says. */
test.use({ viewport: { width: 1280, height: 900 } });
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  await switches.clock({ reset: true });
  await switches.reset('member@footlight.test');
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const log = (page: Page) => page.getByRole('list', { name: /Element events/ });

for (const { host, name, film, other } of tenants) {
  const otherHost = host === 'arena' ? 'cinema' : 'arena';
  test.describe(`the demo page of ${name}`, () => {
    test.beforeEach(async ({ page, platform }) => {
      await page.goto(platform.at(host, '/demo'));
      await expect(page.locator('footlight-player').getByText(film).first()).toBeVisible();
    });

    test('signs in as an account with one press, and out again', async ({ page }) => {
      await page.getByRole('button', { name: /^Sign in as/ }).filter({ hasText: 'Use' }).and(page.locator('tr', { hasText: 'member@footlight.test' }).getByRole('button')).click();
      await expect(page.locator('#who')).toContainText('Signed in as');
      await tab(page, 'Row');
      await expect(page.locator('footlight-carousel-row').getByRole('button', { name: /^Add / }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await expect(page.locator('#who')).toHaveText('Signed out.');
    });

    test('moves the platform’s clock, and shows the time it has', async ({ page }) => {
      const shown = page.locator('#now');
      const before = Date.parse((await shown.getAttribute('datetime'))!);
      await page.getByRole('button', { name: '+1 day' }).click();
      await expect(page.getByText(/ahead by 1 d/)).toBeVisible();
      expect(Date.parse((await shown.getAttribute('datetime'))!) - before).toBeGreaterThanOrEqual(86_400_000);
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page.locator('#clock-note')).toHaveText('the machine’s time');
    });

    test('lets one call fail by name, and only its element says so, until it is mended', async ({ page }) => {
      await fill(page.getByLabel('Call'), 'readBucket');
      await fill(page.getByLabel('Status', { exact: true }), '503');
      await page.getByRole('button', { name: 'Switch on' }).first().click();
      await expect(page.getByText('readBucket answers 503')).toBeVisible();
      await tab(page, 'Row');
      await expect(page.locator('footlight-carousel-row').getByRole('alert')).toBeVisible();
      await tab(page, 'Guide');
      await expect(page.locator('footlight-epg-grid').getByRole('gridcell').first()).toBeVisible();
      await page.getByRole('button', { name: 'Clear all faults' }).click();
      await expect(page.getByText('Nothing goes wrong on purpose.')).toBeVisible();
      await tab(page, 'Row');
      await page.locator('footlight-carousel-row').getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
    });

    test('shows the elements in frames over the bridge, and writes what crosses it', async ({ page }) => {
      await page.locator('#mode').selectOption('framed');
      await expect(log(page).getByText('connected to player')).toBeVisible();
      await expect(log(page).getByText(/player: statechange/).first()).toBeVisible();
      await page.frameLocator('iframe[title="player"]').getByRole('button', { name: 'Play', exact: true }).first().click();
      await expect(log(page).getByText(/player: play/).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('writes what the elements say', async ({ page }) => {
      await expect(log(page).getByText(/footlight-ready/).first()).toBeVisible();
      await page.locator('footlight-player').getByRole('button', { name: 'Play', exact: true }).first().click();
      await expect(log(page).getByText(/^playing/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(log(page).getByText(/footlight-ready/)).toHaveCount(0);
    });

    test('sets, calls and hears the chosen element, by what its manifest says', async ({ page }) => {
      const player = page.locator('footlight-player');
      const panel = page.getByRole('region', { name: '<footlight-player>' });
      const field = (name: string) => panel.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
      await panel.getByLabel('initially-muted').selectOption('true');
      await expect(player).toHaveAttribute('initially-muted', '');
      await panel.getByLabel('Write by').selectOption('property');
      await fill(panel.getByLabel('shortcuts'), '{"toggle-play":"p"}');
      await fill(panel.getByLabel('start-at'), '20');
      await panel.getByLabel('start-at').blur();
      await expect(field('start-at').getByRole('status')).toHaveText('20');
      expect(await player.evaluate((element) => (element as unknown as { shortcuts: unknown }).shortcuts)).toEqual({ 'toggle-play': 'p' });
      for (const part of ['Methods', 'Events']) await panel.locator('summary', { hasText: part }).click();
      await panel.getByRole('button', { name: 'play()' }).click();
      await expect(field('play()').getByRole('status')).toHaveText('done');
      await fill(panel.getByLabel('to', { exact: true }), '30');
      await panel.getByRole('button', { name: 'seek()' }).click();
      await expect(field('seek()').getByRole('status')).toHaveText('done');
      await expect(field('footlight-statechange').getByRole('status')).toHaveText(/^\d+ × .*"status"/);
      expect(await findings(page)).toEqual([]);
      await tab(page, 'Row');
      await expect(page.getByRole('region', { name: '<footlight-carousel-row>' }).getByLabel('bucket')).toHaveValue('featured');
    });

    test('links what answers, has no accessibility violations and speaks the tenant’s other language', async ({ page, platform }) => {
      await test.step('every host page and the other tenant are linked, and each of them answers', async () => {
        const links = await page.locator('#sites a, #pages a').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
        expect(links).toContain(platform.at(otherHost, '/demo'));
        await expect(page.locator('#contrast')).toHaveText('Every colour reads well on its ground.');
        expect(links.filter((link) => new URL(link).hostname === 'partner.localhost').length).toBeGreaterThan(12);
        for (const link of links) {
          const answer = await page.request.get(link, { headers: { accept: 'text/html' } });
          expect.soft([answer.status(), link]).toEqual([200, link]);
        }
      });
      await lookAtEach(['Player', 'Row', 'Guide', 'My list', 'Sign in', 'Checkout'], (element) => `no accessibility violations: ${element}`, async (element) => {
        await tab(page, element);
        await expect(page.getByRole('tabpanel').locator(':scope > *').first()).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
      await test.step('the tenant’s other language', async () => {
        await page.getByLabel('Language').selectOption(other);
        await tab(page, 'Sign in');
        await expect(page.locator('footlight-sign-in').getByRole('heading')).toHaveText(other === 'es' ? 'Iniciar sesión' : 'تسجيل الدخول');
      });
    });
  });
}

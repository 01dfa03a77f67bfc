import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';

/** What QA needs on one page. @source issue "The demo page" */
test.afterEach(async ({ platform }) => {
  const switches = switchesOf(platform);
  await switches.mend();
  await switches.clock({ reset: true });
  await switches.reset();
});

for (const [tenant, other] of [['arena', 'cinema'], ['cinema', 'arena']] as const) {
  test.describe(`the demo page of ${tenant}`, () => {
    test.beforeEach(async ({ page, platform }) => {
      await page.goto(platform.at(tenant, '/demo'));
      await expect(page.locator('footlight-player').getByRole('button', { name: 'Play' }).first()).toBeVisible();
    });

    test('an account is used by one press, and left by another', async ({ page }) => {
      await page.locator('#accounts tr', { hasText: 'subscriber@' }).getByRole('button').click();
      await expect(page.locator('#who')).toContainText('Sol Arriaga');
      await page.locator('#sign-out').click();
      await expect(page.locator('#who')).toContainText('Signed out.');
    });

    test('the platform’s clock is read, moved and put back', async ({ page, platform }) => {
      await switchesOf(platform).clock({ fix: Date.UTC(2026, 5, 10, 12, 0) });
      await page.reload();
      await expect(page.locator('#now')).toContainText('10 Jun 2026');
      await page.getByRole('button', { name: '+1 day' }).click();
      await expect(page.locator('#now')).toContainText('11 Jun 2026');
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page.locator('#now')).not.toContainText('Jun 2026');
    });

    test('a fault shows at the element it concerns, and goes when it is cleared', async ({ page }) => {
      await page.getByLabel('Call', { exact: true }).fill('readBucket');
      await page.getByLabel('Status').fill('500');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await expect(page.locator('#faults')).toContainText('readBucket');
      await page.getByRole('tab', { name: 'Row' }).click();
      const again = page.locator('footlight-carousel-row').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.getByRole('button', { name: 'Clear all faults' }).click();
      await expect(page.locator('#faults')).not.toContainText('readBucket');
      await again.click();
      await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
    });

    test('the log shows what an element says', async ({ page }) => {
      await page.locator('footlight-player').getByRole('button', { name: 'Play' }).first().click();
      await expect(page.locator('#log')).toContainText('playing');
    });

    test('framed, the log shows what crosses the bridge', async ({ page }) => {
      await page.getByLabel('Mode').selectOption('framed');
      await expect(page.locator('#log')).toContainText(/welcome|ready|sessionchange/);
    });

    test('the language follows the choice', async ({ page }) => {
      const words = { arena: 'es', cinema: 'ar' }[tenant];
      await page.getByLabel('Language').selectOption(words);
      const stage = page.locator('footlight-player .fl-stage');
      await expect(stage).toHaveAttribute('lang', new RegExp(`^${words}`));
      await expect(stage).toHaveAttribute('dir', words === 'ar' ? 'rtl' : 'ltr');
    });

    test('every host page and the other tenant are one link away', async ({ page, request }) => {
      const links = await page.locator('#pages a, #sites a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.some((href) => new URL(href).hostname.startsWith(other))).toBe(true);
      expect(links.length).toBeGreaterThan(12);
      for (const href of links) {
        const { hostname, port, pathname, search } = new URL(href);
        const answer = await request.get(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host: `${hostname}:${port}`, accept: 'text/html' } });
        expect.soft(answer.status(), href).toBe(200);
      }
    });

    test('nothing stands in the way of any reader', async ({ page }) => {
      for (const tab of ['Player', 'Row', 'Guide', 'Sign in']) {
        await page.getByRole('tab', { name: tab }).click();
        expect.soft((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]), tab).toEqual([]);
      }
    });
  });
}

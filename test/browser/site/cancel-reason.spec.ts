import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings } from './site-visit.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('main').getByRole('button', { name }).press('Enter');

async function cancelled(page: Page, platform: TestPlatform): Promise<void> {
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  await page.goto(platform.at('arena', '/account#subscriptions'));
  await press(page, 'Cancel Arena Pass');
  await press(page, 'Cancel anyway');
  await expect(page.getByRole('radiogroup', { name: 'May we ask why?' })).toBeVisible();
}

/** @source design/identity-checkout-reference.md 5.7 "reason survey optional and skippable" */
test('an answer that does not get through stays chosen, and is sent again', async ({ page, platform }) => {
  await cancelled(page, platform);
  const answer = page.getByRole('radio', { name: 'It costs too much' });
  await answer.press(' ');
  await switchesOf(platform).fault({ call: 'sayCancelReason', status: 503, count: 1 });
  await press(page, 'Send answer');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your answer did not get through.');
  await expect(answer).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await press(page, 'Send answer');
  await expect(page.getByText('Thank you for your answer.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByRole('main')).toContainText(/Ends on/);
});

test('it is skipped, and no more is asked', async ({ page, platform }) => {
  await cancelled(page, platform);
  expect(await findings(page)).toEqual([]);
  await press(page, 'Skip');
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Ends on/);
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
});

test('in Arabic the question fits a phone and a wide screen', async ({ page, platform }) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  await page.goto(platform.at('cinema', '/account?locale=ar#subscriptions'));
  await press(page, /^إلغاء/);
  await press(page, 'الإلغاء على أي حال');
  await expect(page.getByRole('radiogroup')).toHaveCSS('direction', 'rtl');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
    expect([width, await findings(page)]).toEqual([width, []]);
  }
});

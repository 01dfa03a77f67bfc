import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings, signIn } from './site-visit.ts';

test.afterEach(async ({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

/** @source spec 2 §1 "Guests can see offers but cannot purchase"; design/identity-checkout-reference 6.1 "sign in/up inside the flow without losing choice" */
test('a guest’s choice and the code of their link survive the sign-in, and no address shows the code', async ({ page, platform }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  await page.goto(platform.at('arena', '/purchase?voucher=WELCOME20'));
  await page.getByRole('radio', { name: /Arena Season/ }).check({ force: true });
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Sign in to buy' }).press('Enter');
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page, 'buyer');
  const chip = page.getByRole('button', { name: 'Remove Welcome: 20% off' });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Arena Season');
  expect(await findings(page)).toEqual([]);
  await test.step('after a reload the basket knows it', async () => {
    await page.reload();
    await expect(page).toHaveURL(/selectedLicence=season/);
    await expect(chip).toBeVisible();
  });
  expect(addresses.slice(1).filter((address) => address.includes('WELCOME20'))).toEqual([]);
});

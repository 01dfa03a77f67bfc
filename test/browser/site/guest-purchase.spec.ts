import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings, signIn } from './site-visit.ts';

test.afterEach(async ({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

const gates = [['vpn', 'You are on a VPN', 'I turned the VPN off'], ['canada', 'Not on sale where you are', 'Try again'], ['child', 'Ask a grown-up', undefined]] as const;

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

for (const [account, title, action] of gates) {
  test(`where nothing is sold to ${account} the offer and the gifts say why in their place, and a press that changes nothing is answered`, async ({ page, platform }) => {
    await page.goto(platform.at('arena', '/login?from=/purchase'));
    await signIn(page, account);
    for (const path of ['/purchase', '/gift']) {
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.getByRole('radio')).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      if (action !== undefined) {
        await main.getByRole('button', { name: action }).press('Enter');
        await expect(main.getByRole('status').filter({ hasText: /./ })).toBeVisible();
      }
      if (path === '/purchase') await page.goto(platform.at('arena', '/gift'));
    }
  });
}

/** @source spec 2 §2 "External licence redirect page … has no visible UI and only redirects" */
test('a licence of an external provider leads a guest over the sign-in to what is sold, and the way back passes it by', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home'));
  await page.goto(platform.at('arena', '/licence-redirect?licences=season&code=c1&extraParams=e1'));
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === '/login' && searchParams.get('licences') === 'season');
  await signIn(page, 'buyer');
  await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === '/purchase' && searchParams.get('licences') === 'season');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

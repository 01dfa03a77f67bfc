import { expect, test } from '../../support/browser-test.ts';
import { cardFieldsIn, fillCard } from '../../support/card-fields.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { expectNoSideways, findings, signIn } from './site-visit.ts';

test.afterEach(async ({ platform }) => switchesOf(platform).reset('buyer@footlight.test'));

const fight = 'Fight night: Okoro v Lindqvist II';

/** @source issue "baskets with several items"; spec 2 §8 "CAPTCHA_FAIL_ERROR"; design/checkout.md "card testing" */
test('a subscription and a fight in one order, paid once, by a card that follows five refused ones', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/login?from=/purchase'));
  await signIn(page, 'buyer');
  await page.getByRole('radio', { name: /Arena Pass/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  const order = page.getByRole('region', { name: 'Your order' });
  const pay = page.getByRole('button', { name: /^Pay/ });
  await test.step('the fight is added, taken off and added again, and each time it is said what is due', async () => {
    for (const [name, due] of [[`Add ${fight}`, '€24.94'], [`Remove ${fight}`, '€9.99'], [`Add ${fight}`, '€24.94']] as const) {
      await order.getByRole('button', { name }).press('Enter');
      await expect(pay).toHaveAccessibleName(`Pay ${due}`);
      await expect(order.getByRole('status').filter({ hasText: due })).toHaveCount(1);
    }
    await expectNoSideways(page);
    expect(await findings(page)).toEqual([]);
  });
  await test.step('after five refused payments the browser proves itself, and the viewer sees nothing of it', async () => {
    const proven = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/app-check'));
    await fillCard(page, { number: '4000 0000 0000 0002' });
    for (let refused = 0; refused < 5; refused += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/baskets/pay/'));
      await pressPay(pay);
      expect((await answered).status()).toBe(402);
      await expect(cardFieldsIn(page).getByLabel(/Security code/)).toBeEditable();
      await cardFieldsIn(page).getByLabel(/Security code/).fill('123');
    }
    await fillCard(page);
    await pressPay(pay);
    expect((await proven).status()).toBe(200);
  });
  await test.step('one receipt names both, and both are held', async () => {
    await expect(page.getByRole('heading', { name: 'You are all set' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(fight);
    expect(await findings(page)).toEqual([]);
    expect(await switchesOf(platform).charges('arena.buyer')).toHaveLength(1);
    await page.goto(platform.at('arena', '/account#subscriptions'));
    for (const name of ['Arena Pass', fight]) await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  });
});

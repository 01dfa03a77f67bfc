import { isFirefox, press } from '../../support/any-browser-input.ts';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { pressPay } from '../../support/press-pay.ts';
import { inside, openElement, signIn } from '../elements/element-page.ts';
import { fillCard } from '../../support/card-fields.ts';
import { total } from '../elements/order.ts';
import { charges, goToMeans, openBank, openSite, pay } from '../site/bank-payment.ts';

/** What is paid for, and how, in every engine. @source spec 2 §2 "pay (provider return)", "A voucher entry"; design/checkout.md 3 */
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).mend();
  await switchesOf(platform).reset('buyer@footlight.test');
});

test('iDEAL: chosen by keyboard, confirmed at the bank, and both windows say so', async ({ page, platform }) => {
  const checkout = await openSite(page, platform);
  await goToMeans(checkout);
  await expect(checkout.getByRole('radio', { name: 'New card' })).toBeChecked();
  await checkout.getByRole('radio', { name: 'New card' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(checkout.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
  await expect(checkout.getByRole('radio', { name: 'iDEAL' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await pressPay(pay(checkout));
  const bank = await openBank(page, checkout);
  expect(await axeFindings(page)).toEqual([]);
  expect(await charges(platform)).toEqual([]);
  expect(await bank.evaluate(() => window.opener === null)).toBe(true);
  await test.step('another tab finds it, and offers nothing else first', async () => {
    const other = await page.context().newPage();
    await other.goto(platform.at('arena', '/purchase'));
    await expect(other.getByText('You have a payment that is not finished')).toBeVisible();
    await expect(other.getByRole('link', { name: /Go to your bank/ })).toHaveAttribute('href', bank.url());
    expect(await axeFindings(other)).toEqual([]);
    await other.close();
  });
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(bank.getByRole('main').getByText('Your payment is through')).toBeVisible();
  expect(await axeFindings(bank)).toEqual([]);
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await expect(checkout.getByRole('region', { name: 'Your receipt' })).toContainText(/€9\.99.*iDEAL.*Next payment€9\.99 on /);
  expect(await axeFindings(page)).toEqual([]);
  expect(await charges(platform)).toHaveLength(1);
});

test('in an element, where storage throws: the issuer of a card asks, and a kept card pays the next time', async ({ page, platform }) => {
  await openElement(page, platform, 'partner', 'footlight-checkout', { content: 'vod:1003' });
  await signIn(page, 'partner', 'netherlands');
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await goToMeans(checkout);
  await fillCard(checkout, { number: '4000 0027 6000 3184' });
  await pressPay(pay(checkout));
  const issuer = await openBank(page, checkout);
  await issuer.getByRole('button', { name: 'Let it be refused' }).click();
  await expect(checkout.getByText('Your bank did not confirm this payment. Nothing was charged.')).toBeVisible();
  await goToMeans(checkout);
  await expect(checkout.getByRole('radio', { name: 'Visa ending in 3184' })).toBeChecked();
  await pressPay(pay(checkout));
  const again = await openBank(page, checkout);
  await again.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await charges(platform)).toHaveLength(1);
});

test('a code on a partner’s page: a wrong one is kept and explained, a good one takes its part off, comes off again, and is paid with', async ({ page, platform }) => {
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  await openElement(page, platform, 'partner', 'footlight-checkout', { licences: 'pass' });
  await signIn(page, 'partner', 'buyer');
  const checkout = inside(page, 'partner', 'footlight-checkout');
  await press(checkout.getByRole('button', { name: 'Continue to payment' }));
  await expect(total(checkout)).toHaveText('€9.99');

  await press(checkout.getByRole('button', { name: 'Have a voucher?' }));
  const code = checkout.getByLabel('Voucher code');
  await expect(code).toBeFocused();
  await expect(checkout.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription('Enter a code first');
  await code.fill('WELCOME21');
  if (isFirefox(page)) await press(checkout.getByRole('button', { name: 'Apply' }));
  else await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This code does not work for this order.');
  await expect(code).toHaveValue('WELCOME21');
  expect(await axeFindings(page)).toEqual([]);

  await code.fill('wel-come 20');
  if (isFirefox(page)) await press(checkout.getByRole('button', { name: 'Apply' }));
  else await code.press('Enter');
  const remove = checkout.getByRole('button', { name: 'Remove Welcome: 20% off' });
  await expect(remove).toBeFocused();
  await expect(total(checkout)).toHaveText('€7.99');
  await expect(checkout.getByText('3 × €7.99, then €9.99 a month.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await press(remove);
  await expect(total(checkout)).toHaveText('€9.99');
  const opener = checkout.getByRole('button', { name: 'Have a voucher?' });
  await expect(opener).toBeFocused();
  await press(opener);
  await code.fill('WELCOME20');
  await press(checkout.getByRole('button', { name: 'Apply' }));
  await fillCard(checkout);
  await pressPay(checkout.getByRole('button', { name: 'Pay €7.99' }));
  await expect(checkout.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(await switchesOf(platform).charges('arena.buyer')).toMatchObject([{ amount: 799 }]);
  expect([...asked, ...page.frames().map((frame) => frame.url())].join(' ')).not.toMatch(/wel.?come/i);
});

import type { Locator, Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { buyLicence } from './buy-licence.ts';
import { expectNoSideways, findings } from './site-visit.ts';

const email = 'buyer@footlight.test';

const mailsOf = async (platform: TestPlatform): Promise<string[]> => {
  const { mails } = await (await fetch(platform.at('api', `/demo/mails?to=${email}`))).json() as { mails: { text: string }[] };
  return mails.map(({ text }) => text);
};
const linksOf = async (platform: TestPlatform): Promise<string[]> => (await mailsOf(platform)).flatMap((text) => /https?:\S+\/withdraw\?token=[\w-]{43}/.exec(text) ?? []);

/** The number of what was bought, as its receipt says it. */
async function numberOfPurchase(page: Page, platform: TestPlatform): Promise<string> {
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  await page.goto(platform.at('arena', '/account#payments'));
  const number = await page.getByText(/^ARENA-\d{6}$/).first().textContent();
  return number ?? '';
}

/** By keyboard alone. */
async function ask(main: Locator, number: string, to = email): Promise<void> {
  await fill(main.getByRole('textbox', { name: /Invoice number/ }), number);
  await fill(main.getByRole('textbox', { name: /E-mail/ }), to);
  await main.getByRole('textbox', { name: /E-mail/ }).press('Enter');
}

/** @source design/checkout.md 8 "Withdrawal in the EU is its own function and needs no login" */
test('without signing in: asked for, mailed, confirmed once, and over for whoever presses again or goes back', async ({ page, platform, browser }) => {
  const number = await numberOfPurchase(page, platform);
  const stranger = await (await browser.newContext()).newPage();
  const main = stranger.getByRole('main');
  await test.step('what is missing is said where it is missing', async () => {
    await stranger.goto(platform.at('arena', '/withdraw'));
    await main.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(main.getByRole('textbox', { name: /Invoice number/ })).toBeFocused();
    expect(await findings(stranger)).toEqual([]);
  });
  await test.step('an answer that does not come keeps what was typed', async () => {
    await switchesOf(platform).fault({ call: 'askWithdrawal', status: 503, count: 1 });
    await ask(main, number);
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByRole('textbox', { name: /Invoice number/ })).toHaveValue(number);
    expect(await findings(stranger)).toEqual([]);
  });
  await test.step('a mail brings the last step', async () => {
    await main.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(stranger.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    expect(await findings(stranger)).toEqual([]);
    expect(await linksOf(platform)).toHaveLength(1);
  });
  const [link = ''] = await linksOf(platform);
  await test.step('the link shows what ends; it is confirmed past an answer that does not come', async () => {
    await stranger.goto(link);
    await expect(main).toContainText('€9.99');
    await expect(main).toContainText(number);
    expect(await findings(stranger)).toEqual([]);
    await switchesOf(platform).fault({ call: 'confirmWithdrawal', status: 503, count: 1 });
    await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
    await expect(stranger.getByRole('heading', { name: 'You have withdrawn from your contract' })).toBeFocused();
    await expect(main.getByRole('status')).toContainText('€9.99 is on its way back');
    expect(await findings(stranger)).toEqual([]);
  });
  await test.step('a second time, and by the back button, it is good no more', async () => {
    await stranger.goto(platform.at('arena', '/withdraw'));
    await stranger.goBack();
    // The link's code is in no history: the page asks anew.
    await expect(main.getByRole('textbox', { name: /Invoice number/ })).toBeVisible();
    expect(stranger.url()).not.toContain('token');
    await stranger.goto(link);
    await expect(main.getByRole('alert')).toContainText('This link is not good any more.');
    expect(await findings(stranger)).toEqual([]);
    await main.getByRole('button', { name: 'Ask for a new link' }).press('Enter');
    await ask(main, number);
    await expect(stranger.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    expect(await linksOf(platform), 'what is over is not mailed again').toHaveLength(1);
  });
  await stranger.context().close();
});

test('signed in: chosen and confirmed by two presses, without a mail, and gone from the account', async ({ page, platform }) => {
  const before = await linksOf(platform);
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  const main = page.getByRole('main');
  await page.goto(platform.at('arena', '/account#subscriptions'));
  await main.getByRole('link', { name: 'Withdraw from a contract' }).press('Enter');
  await test.step('what comes back and until when is said', async () => {
    await expect(main).toContainText('€9.99');
    await expect(main.getByRole('button', { name: 'Withdraw Arena Pass' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('nothing ends with the first press, and it can be taken back', async () => {
    await main.getByRole('button', { name: 'Withdraw Arena Pass' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Arena Pass' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Back to your purchases' }).press('Enter');
    await main.getByRole('button', { name: 'Withdraw Arena Pass' }).press('Enter');
  });
  await test.step('the second press carries it out, past an answer that does not come', async () => {
    await switchesOf(platform).fault({ call: 'confirmOwnWithdrawal', status: 503, count: 1 });
    await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
    await expect(main.getByRole('alert')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You have withdrawn from your contract' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('back and again there is nothing left', async () => {
    await page.goBack();
    await expect(main).toContainText(/Ended on/);
    await page.goForward();
    await expect(main).toContainText('None of your purchases can be withdrawn from now.');
    expect(await findings(page)).toEqual([]);
  });
  expect(await linksOf(platform)).toEqual(before);
});

test('one that was withdrawn from in another tab is said here', async ({ page, platform }) => {
  await buyLicence(page, platform, 'arena', /Arena Pass/);
  const [main, elsewhere] = [page.getByRole('main'), await page.context().newPage()];
  // Firefox hides the tab behind, where no key is taken.
  for (const one of [page, elsewhere]) {
    await one.bringToFront();
    await one.goto(platform.at('arena', '/withdraw'));
    await one.getByRole('button', { name: 'Withdraw Arena Pass' }).press('Enter');
  }
  await elsewhere.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
  await expect(elsewhere.getByRole('heading', { name: 'You have withdrawn from your contract' })).toBeVisible();
  await page.bringToFront();
  await main.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
  await expect(main.getByRole('alert')).toHaveText('This purchase cannot be withdrawn from any more.');
  expect(await findings(page)).toEqual([]);
});

test('in Arabic, on a phone and a wide screen, each step fits and is read', async ({ page, platform }) => {
  await buyLicence(page, platform, 'cinema', /Cinema Basic/);
  const look = async (step: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      expect([step, width, await findings(page)]).toEqual([step, width, []]);
    }
  };
  await page.goto(platform.at('cinema', '/withdraw?locale=ar'));
  await expect(page.getByRole('button', { name: /^الرجوع/ })).toHaveCSS('direction', 'rtl');
  await look('choice');
  await page.getByRole('button', { name: /^الرجوع/ }).press('Enter');
  await look('confirm');
  await page.getByRole('button', { name: 'تأكيد الرجوع عن العقد' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'رجعت عن عقدك' })).toBeFocused();
  await look('done');
  await page.goto(platform.at('cinema', '/withdraw?locale=ar'));
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await look('form');
});

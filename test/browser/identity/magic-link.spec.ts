import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings } from '../site/site-visit.ts';

const email = 'buyer@footlight.test';
type At = (host: string, path: string) => string;

async function mailedLink(at: At): Promise<string> {
  const { mails } = await (await fetch(at('api', `/demo/mails?to=${email}`))).json() as { mails: { text: string }[] };
  return /http\S+token=\S+/.exec(mails[0]!.text)![0];
}

test.afterEach(({ platform }) => switchesOf(platform).reset(email));

/** @source spec 3 §2 "Magic-link page", §4 "Magic link"; design/identity.md 8 */
test('a link is asked for by keyboard, opened in another tab, and both tabs go on', async ({ page, platform, context }) => {
  await page.goto(platform.at('arena', '/login?from=/epg'));
  await page.getByRole('link', { name: 'Send me a link by e-mail' }).press('Enter');
  await expect(page).toHaveURL(/\/login\/magic-link\?from=/);
  await fill(page.getByLabel(/E-mail/), 'nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter a whole e-mail address/)).toBeVisible();
  await fill(page.getByLabel(/E-mail/), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  const opened = await context.newPage();
  const link = await mailedLink((host, path) => platform.at(host, path));
  await opened.goto(link);
  await expect(opened).not.toHaveURL(/token=/);
  await expect(opened.getByText(/You are about to sign in as b•••@footlight.test/)).toBeVisible();
  expect(await findings(opened)).toEqual([]);
  await opened.getByRole('button', { name: 'Sign in here' }).press('Enter');
  await expect(opened).toHaveURL(/\/epg$/);
  await expect(page).toHaveURL(/\/epg$/);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('does not sign you in any more');
});

test('another browser shows a code, in Arabic too, which signs in where the link was asked for', async ({ page, platform, browser }) => {
  await page.goto(platform.at('cinema', '/login/magic-link?locale=ar'));
  await fill(page.locator('input[name=username]'), email);
  await page.keyboard.press('Enter');
  const code = page.locator('input[name=code]');
  await expect(code).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(await mailedLink((host, path) => platform.at(host, path)));
  await phone.getByRole('button', { name: /Show the code|عرض الرمز/ }).click();
  const shown = await phone.locator('.fl-magic__code').textContent();
  expect(await findings(phone)).toEqual([]);
  await fill(code, shown === '000 000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(code, shown!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home/);
  await phone.context().close();
});

test('a mail that cannot be sent is said, and the e-mail stays', async ({ page, platform }) => {
  await switchesOf(platform).fault({ call: 'sendMail', status: 503, count: 1 });
  await page.goto(platform.at('cinema', '/login/magic-link'));
  await fill(page.getByLabel(/E-mail/), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('could not be sent');
  await expect(page.getByLabel(/E-mail/)).toHaveValue(email);
});

import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';

const email = 'buyer@footlight.test';
type At = (host: string, path: string) => string;

async function mailedLink(at: At): Promise<string> {
  const { mails } = await (await fetch(at('api', `/demo/mails?to=${email}`))).json() as { mails: { text: string }[] };
  return /http\S+token=\S+/.exec(mails[0]!.text)![0];
}

test('a forgotten password is replaced by a mail, and its link is good once', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(page.getByLabel('E-mail'), email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  const link = await mailedLink((host, path) => platform.at(host, path));
  await page.goto(link);
  await expect(page).not.toHaveURL(/token=/);
  await fill(page.getByLabel('New password'), 'a whole new password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await fill(page.getByLabel('New password'), 'another new password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('not good any more')).toBeVisible();
  await switchesOf(platform).reset(email);
});

test('a link that is unknown confirms no e-mail, and one without token says so', async ({ page, platform }) => {
  await page.goto(platform.at('cinema', '/email-confirmation?token=unknown'));
  await expect(page.getByRole('alert')).toContainText('not good any more');
  await page.goto(platform.at('cinema', '/email-confirmation'));
  await expect(page.getByRole('alert')).toBeVisible();
});

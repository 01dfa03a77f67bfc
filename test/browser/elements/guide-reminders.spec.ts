import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/axe-findings.ts';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { signIn } from '../site/site-visit.ts';

/** What a member asked to be told of is told when it is due, by the platform's clock. @source design/guide.md "Reminders for future programmes" */
test.use({ viewport: { width: 1280, height: 900 } });
test.afterEach(async ({ platform }) => {
  await switchesOf(platform).clock({ reset: true });
  await switchesOf(platform).reset('buyer@footlight.test');
});

interface Told { remindAt: string }

/** The next reminders that the platform answers with; the guide's own first look has none. */
async function remindersOf(page: Page): Promise<Told[]> {
  let told: Told[] = [];
  await page.waitForResponse(async (response) => {
    if (response.request().method() !== 'GET' || !new URL(response.url()).pathname.endsWith('/user/reminders')) return false;
    told = ((await response.json()) as { reminders: Told[] }).reminders;
    return told.length > 0;
  });
  return told;
}

/** Asks by keys alone to be told of what comes after the next on the first channel. @returns its name, and when it is due, in milliseconds */
async function askToBeTold(page: Page): Promise<{ title: string; remindAt: number }> {
  await page.locator('.fl-guide [data-state="live"]').getByRole('link').first().focus();
  // The next programme may begin within five minutes, and would be told of at once.
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('ArrowRight');
    // What lies in the next window of the guide has to come first.
    await expect(page.locator('.fl-guide a:focus')).toBeVisible();
  }
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  const title = await card.getByRole('heading').textContent();
  const reminders = remindersOf(page);
  await card.getByRole('button', { name: 'Remind me' }).press('Enter');
  await expect(card.getByText('Reminder set')).toBeVisible();
  expect(await axeFindings(page), 'a card whose reminder is set').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reminders' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: title! })).toBeVisible();
  expect(await axeFindings(page), 'the list of reminders').toEqual([]);
  await page.keyboard.press('Escape');
  return { title: title!, remindAt: Date.parse((await reminders)[0]!.remindAt) };
}

for (const host of ['arena', 'cinema']) {
  test(`${host}: a member is told of a programme on whichever page they are, and led to its channel`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/login?locale=en'));
    await signIn(page, 'buyer');
    await expect(page).not.toHaveURL(/login/);
    await page.goto(platform.at(host, '/epg?locale=en'));
    const { title, remindAt } = await askToBeTold(page);
    // The guide that is left may begin to listen late, and its answer would be taken for this page's.
    const listens = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/changes') && new URL(response.frame().url()).pathname === '/mylist');
    await page.goto(platform.at(host, '/mylist?locale=en'));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await listens;
    const notice = page.getByRole('status').filter({ hasText: `${title} begins at` });
    await expect(notice).toHaveCount(0);
    await switchesOf(platform).clock({ set: remindAt + 1000 });
    await expect(notice).toBeVisible();
    expect(await axeFindings(page), 'a page that tells of a programme').toEqual([]);
    // What is live may be announced beside it.
    await page.getByRole('region', { name: `${title} begins at` }).getByRole('link', { name: 'Watch now' }).click();
    await expect(page).toHaveURL(/\/live\//);
    await expect(notice).toHaveCount(0);
  });
}

test('a recording is offered on the card of what was aired', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/epg?locale=en'));
  await page.locator('.fl-guide [data-state="live"]').getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  const aired = page.locator('.fl-guide [data-state="past"]').getByRole('link', { name: /Watch the recording/ }).first();
  await aired.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', /\/video\//);
});

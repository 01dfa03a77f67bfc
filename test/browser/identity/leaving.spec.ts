import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings } from '../site/site-visit.ts';
import { enter, field, press, pressButton, type } from './by-keyboard.ts';

/** A copy of everything, the way out of an account, and the ways into it that are added and taken off. */
test.afterEach(({ platform }) => switchesOf(platform).mend());

const section = (page: Page, name: string) => page.getByRole('navigation', { name: 'Parts of the account' }).getByRole('link', { name });

/** Presses what opens a provider's page, and chooses a person there. */
async function choose(page: Page, way: string | RegExp, person: RegExp): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressButton(page, way)]);
  await press(popup, popup.getByRole('button', { name: person }));
}

/** @source issue "data export and account deletion"; spec 3 §2 "Account screens" */
test('a copy of everything is downloaded, the account is deleted, the way back shows nothing of it, and a sign-in keeps it', async ({ page, platform }) => {
  await enter(page, platform, 'cinema', 'buyer', '/account');
  await test.step('a copy', async () => {
    await press(page, section(page, 'Your data'));
    await switchesOf(platform).fault({ call: 'exportAccount', status: 500, count: 1 });
    await pressButton(page, 'Download my data');
    await expect(page.getByRole('region').getByRole('alert')).toBeVisible();
    expect(await findings(page), 'a copy that failed').toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Download my data')]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email: 'buyer@footlight.test' } });
    await expect(page.getByText('Your file is ready')).toBeVisible();
  });
  await test.step('the way out', async () => {
    await press(page, section(page, 'Delete the account'));
    await pressButton(page, 'Delete my account');
    await expect(field(page, 'proof')).toBeFocused();
    await type(page, 'proof', 'not this one');
    await page.keyboard.press('Enter');
    await expect(field(page, 'proof')).toHaveAccessibleDescription(/This is not your current password/);
    await switchesOf(platform).fault({ call: 'deleteAccount', status: 500, count: 1 });
    await type(page, 'proof', 'footlight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region').getByRole('alert')).toBeVisible();
    await expect(field(page, 'proof')).toHaveValue('footlight');
    expect(await findings(page), 'a deletion that failed').toEqual([]);
    await pressButton(page, 'Delete my account');
    await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeFocused();
    expect(await findings(page), 'the farewell').toEqual([]);
  });
  await test.step('the way back', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
    await page.reload();
    await expect(field(page, 'username')).toBeVisible();
    await expect(field(page, 'proof')).toHaveCount(0);
    await expect(page.getByText('buyer@footlight.test')).toHaveCount(0);
    await enter(page, platform, 'cinema', 'buyer', '/account');
    await expect(page.getByText('buyer@footlight.test')).toBeVisible();
  });
});

/** @source spec 3 §8 "Unlinking a provider … On success the user goes to logout with a from pointing at login" */
test('a provider is linked from the account and unlinked again, which ends at the sign-in', async ({ page, platform }) => {
  await enter(page, platform, 'cinema', 'buyer', '/account');
  await press(page, section(page, 'Linked accounts'));
  await choose(page, 'Link Google', /Nova Lindqvist/);
  await expect(page.getByText('Google is linked.')).toBeVisible();
  expect(await findings(page), 'a linked provider').toEqual([]);
  await pressButton(page, 'Unlink Google');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeFocused();
  await switchesOf(platform).fault({ call: 'unlinkProvider', status: 500, count: 1 });
  await pressButton(page, 'Unlink Google');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
  await expect(page.getByRole('region').getByRole('alert')).toBeVisible();
  await pressButton(page, 'Unlink Google');
  const left = page.waitForURL(({ pathname, searchParams }) => pathname === '/logout' && searchParams.get('from') === '/login');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
  await left;
  await expect(field(page, 'username')).toBeVisible();
});

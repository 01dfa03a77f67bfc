import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { findings, expectNoSideways } from '../site/site-visit.ts';
import { enter, field, press, pressButton, tabTo, type } from './by-keyboard.ts';

/** @source spec 3 §1 "Profiles may be adult or child", §2 "profiles", "confirm PIN-protection reset"; spec 1 §6 "Parental control" */
const card = (page: Page, name: string | RegExp) => page.getByRole('list').getByRole('button', { name });
const picture = (page: Page, name: string) => card(page, name).locator('img').getAttribute('src');
const older = (page: Page) => page.locator('a[href*="/video/1003"]');

// The second walk goes on with the profile that the first one made.
test.describe.configure({ mode: 'serial' });
test.use({ beginsFresh: false });
test.beforeAll(({ platform }) => switchesOf(platform).reset());
test.afterEach(({ platform }) => switchesOf(platform).mend());

test('a child’s profile is made, renamed, given a picture and a PIN, by keyboard alone', async ({ page, platform }) => {
  await enter(page, platform, 'cinema', 'subscriber', '/profiles');

  await test.step('made: what is missing is said, and what was typed stays where the call fails', async () => {
    await pressButton(page, 'Add a profile');
    await pressButton(page, 'Save');
    await expect(field(page, 'profile-name')).toBeFocused();
    await expect(field(page, 'profile-name')).toHaveAccessibleDescription(/Enter a name/);
    await type(page, 'profile-name', 'Leo');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('checkbox', { name: 'For a child' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'For all ages only' })).toBeChecked();
    expect(await findings(page), 'the form').toEqual([]);
    await switchesOf(platform).fault({ call: 'makeProfile', status: 500, count: 1 });
    await pressButton(page, 'Save');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(field(page, 'profile-name')).toHaveValue('Leo');
    await pressButton(page, 'Save');
    await expect(card(page, 'Leo')).toBeVisible();
    await expect(card(page, 'Add a profile')).toBeFocused();
  });

  await test.step('renamed, with another picture and a PIN', async () => {
    const before = await picture(page, 'Leo');
    await pressButton(page, 'Manage profiles');
    await press(page, card(page, 'Change Leo'));
    await type(page, 'profile-name', 'Leonie');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await pressButton(page, 'Save');
    await expect.poll(() => picture(page, 'Change Leonie')).not.toBe(before);
    await press(page, card(page, 'Change Leonie'));
    await pressButton(page, 'PIN of Leonie');
    await type(page, 'pinNew', '24x6');
    await page.keyboard.press('Enter');
    await expect(field(page, 'pinNew')).toHaveAccessibleDescription(/Enter four digits/);
    await type(page, 'pinNew', '2468');
    await page.keyboard.press('Enter');
    await expect(field(page, 'profile-name')).toBeVisible();
    await page.keyboard.press('Escape');
    await pressButton(page, 'Done');
    await expect(card(page, /Leonie.*with a PIN/)).toBeVisible();
    expect(await findings(page), 'who is watching').toEqual([]);
  });
});

test('it is watched as with its PIN, opened again by mail, and deleted', async ({ page, platform }) => {
  await enter(page, platform, 'cinema', 'subscriber', '/search?query=salt');
  await test.step('the PIN is asked for, and older titles are gone wherever they stood', async () => {
    await expect(older(page).first()).toBeVisible();
    await page.goto(platform.at('cinema', '/profiles'));
    await press(page, card(page, /Leonie/));
    await type(page, 'proof', '1111');
    await page.keyboard.press('Enter');
    await expect(field(page, 'proof')).toBeFocused();
    await expect(field(page, 'proof')).toHaveAccessibleDescription(/This is not the PIN/);
    expect(await findings(page), 'a wrong PIN').toEqual([]);
    await type(page, 'proof', '2468');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/home');
    await expect(page.getByRole('button', { name: 'Leonie' })).toBeVisible();
    await page.goto(platform.at('cinema', '/search?query=salt'));
    await expect(page.getByText('Results for “salt”: 1')).toBeVisible();
    await expect(older(page)).toHaveCount(0);
    await page.goto(platform.at('cinema', '/video/1003'));
    await expect(page.getByText('This title is for older viewers.')).toBeVisible();
    expect(await findings(page), 'a title for older viewers').toEqual([]);
    await press(page, page.getByRole('link', { name: 'Choose another profile' }));
    await expect(page).toHaveURL(({ pathname }) => pathname === '/profiles');
    await page.goto(platform.at('cinema', '/account'));
    await press(page, page.getByRole('main').getByRole('link', { name: 'Who’s watching?' }));
    await expect(card(page, /Sol Arriaga/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage profiles' })).toHaveCount(0);
    await expect(card(page, 'Add a profile')).toHaveCount(0);
  });

  await test.step('a grown-up’s profile sees everything again, and deletes it with its new PIN', async () => {
    await press(page, card(page, /Sol Arriaga/));
    await expect(page).toHaveURL(({ pathname }) => pathname === '/home');
    await page.goto(platform.at('cinema', '/search?query=salt'));
    await expect(older(page).first()).toBeVisible();
  });

  await test.step('whoever forgot the PIN is mailed a link, which is good once', async () => {
    await page.goto(platform.at('cinema', '/profiles'));
    await press(page, card(page, /Leonie/));
    await pressButton(page, 'Forgot the PIN?');
    await expect(page.getByRole('dialog').getByText('on its way to the account’s owner')).toBeVisible();
    const { mails } = await (await fetch(platform.at('api', '/demo/mails?to=subscriber@footlight.test'))).json() as { mails: { text: string }[] };
    const [link] = /http\S+confirm-reset\S+/.exec(mails[0]!.text)!;
    await page.goto(link);
    await expect(page).toHaveURL(/\/confirm-reset\/-$/);
    await expect(page.getByRole('heading', { name: 'PIN of Leonie' })).toBeVisible();
    expect(await findings(page), 'a new PIN').toEqual([]);
    await switchesOf(platform).fault({ call: 'resetPin', status: 500, count: 1 });
    await type(page, 'pinNew', '1357');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(field(page, 'pinNew')).toHaveValue('1357');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The new PIN is set.')).toBeVisible();
    expect(await findings(page), 'a new PIN is set').toEqual([]);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('not good any more');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Who’s watching?' }));
  });

  await test.step('deleted: the PIN is asked for, and Escape keeps it', async () => {
    await pressButton(page, 'Manage profiles');
    await press(page, card(page, /Change Sol Arriaga/));
    await expect(page.getByRole('button', { name: 'Delete this profile' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await press(page, card(page, /Change Leonie/));
    await pressButton(page, 'Delete this profile');
    await type(page, 'proof', '2468');
    await page.keyboard.press('Enter');
    await expect(field(page, 'proof')).toHaveAccessibleDescription(/This is not the PIN/);
    expect(await findings(page), 'deletion').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card(page, /Change Leonie/)).toBeFocused();
    await page.keyboard.press('Enter');
    await pressButton(page, 'Delete this profile');
    await type(page, 'proof', '1357');
    await page.keyboard.press('Enter');
    await expect(card(page, /Leonie/)).toHaveCount(0);
  });
});

test('in Arabic, on a phone: who is watching, a new profile and the link of a mail read from right to left', async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, platform, 'cinema', 'subscriber', '/profiles');
  await page.goto(platform.at('cinema', '/profiles?locale=ar'));
  await press(page, card(page, 'إضافة ملف شخصي'));
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveCSS('direction', 'rtl');
  await type(page, 'profile-name', 'ليلى');
  expect(await findings(page), 'the form').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(card(page, 'ليلى')).toBeVisible();
  await expectNoSideways(page);
  expect(await findings(page), 'who is watching').toEqual([]);
  await page.goto(platform.at('cinema', '/confirm-reset/unknown?locale=ar'));
  await expect(page.getByRole('alert')).toHaveCSS('direction', 'rtl');
  expect(await findings(page), 'a link that is not good').toEqual([]);
});

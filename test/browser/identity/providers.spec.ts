import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { finish, sports } from './finish-step.ts';
import { findings } from '../site/site-visit.ts';

/** Presses a provider's button and chooses a person in the window that opens. */
async function choose(page: Page, context: BrowserContext, provider: string, person: RegExp): Promise<Page> {
  const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: `Continue with ${provider}` }).click()]);
  await popup.getByRole('button', { name: person }).click();
  return popup;
}

/** @source spec 3 §2 "Social sign-in pages", §4 "Social login", "Account-linking screen after social signup" */
for (const tenant of ['arena', 'cinema'] as const) {
  test(`${tenant}: a new person signs in with Google, without an account to link, and goes where they came from`, async ({ page, platform, context }) => {
    await page.goto(platform.at(tenant, '/login?from=/epg'));
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const popup = await choose(page, context, 'Google', /Nova Lindqvist/);
    await expect(page.getByRole('heading', { name: 'Welcome, Nova Lindqvist' })).toBeVisible();
    expect(popup.isClosed()).toBe(true);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip and make a new account' }).click();
    await finish(page, tenant === 'arena' ? sports : {});
    await expect(page).toHaveURL(/\/epg$/);
    await expect(page.getByRole('button', { name: 'Nova Lindqvist' })).toBeVisible();
  });
}

test('a person whose e-mail has an account here is told so, and nothing is linked', async ({ page, platform, context }) => {
  await page.goto(platform.at('cinema', '/login'));
  await choose(page, context, 'Google', /Maren Holt/);
  await expect(page.getByRole('heading', { name: 'This account cannot be linked' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('turning back at the provider is no error', async ({ page, platform, context }) => {
  await page.goto(platform.at('cinema', '/login'));
  await choose(page, context, 'Google', /Cancel/);
  await expect(page.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
});

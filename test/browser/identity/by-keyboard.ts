import { expect, type Locator, type Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';

/** Presses Tab until this has the focus, as somebody does who cannot point. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => document.activeElement === element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Presses a button or follows a link. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses the button of a name. */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> => press(page, page.getByRole('button', { name, exact: true }));

export const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);

/** Types into a field over what it held. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Signs in and goes on to a page of the tenant. */
export async function enter(page: Page, platform: TestPlatform, tenant: string, account: string, path: string, secret = 'footlight'): Promise<void> {
  await page.goto(platform.at(tenant, `/login?from=${encodeURIComponent(path)}`));
  await type(page, 'username', `${account}@footlight.test`);
  await type(page, 'password', secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ pathname }) => pathname === path.replace(/[?#].*/, ''));
}

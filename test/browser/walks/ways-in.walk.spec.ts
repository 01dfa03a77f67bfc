import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from '../elements/element-page.ts';

/**
 * The ways in that depend on a browser's windows, tabs and storage: by e-mail, by a provider's window, by a provider's page in this tab,
 * out again, and on a partner's page where storage works and where it throws.
 *
 * @source spec 3 §4; design/identity.md 2 "with a memory fallback", 4 "a popup, a redirect in the same tab … all end in the same place"
 */
type Screen = Page | Locator | FrameLocator;

const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Firefox, as it is driven here, delivers no real clicks and keys to frames of another site: there the event itself is sent. */
const press = (button: Locator, isFramed: boolean, page: Page, key = 'Enter'): Promise<void> => (isFramed && isFirefox(page) ? button.dispatchEvent('click') : button.press(key));

/** What a browser does that denies storage to strangers' frames; a driven Chromium does it by itself. */
const denyStorage = (): void => {
  if (window === window.top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
  }
};

/** A driven Firefox fills a field in by its value, which React takes for its own doing: there the keys are pressed. */
const type = (field: Locator, isFramed: boolean, text: string): Promise<void> => (isFramed ? field.fill(text) : field.pressSequentially(text));

async function byEmail(screen: Screen, page: Page, isFramed: boolean): Promise<void> {
  await type(screen.getByRole('textbox', { name: /E-mail/ }), isFramed, 'member@footlight.test');
  await type(screen.getByLabel(/^Password/), isFramed, 'footlight');
  await press(screen.getByRole('button', { name: 'Sign in', exact: true }), isFramed, page);
}

/** Chooses somebody in the window that a provider's button opens. */
async function inWindow(screen: Screen, page: Page, { person, isFramed }: { person: RegExp; isFramed: boolean }): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await press(screen.getByRole('button', { name: 'Continue with Google' }), isFramed, page);
  await (await opened).getByRole('button', { name: person }).press('Enter');
}

/** Gives what the tenant asks a new person for; Apple tells a name at the first sign-in alone. */
async function finish(screen: Screen, page: Page, { name, isFramed }: { name: string; isFramed: boolean }): Promise<void> {
  for (const [box, text] of [['Day', '3'], ['Month', '2'], ['Year', '1991']] as const) await type(screen.getByRole('textbox', { name: box }), isFramed, text);
  const asked = screen.getByRole('textbox', { name: /Name/ });
  if (await asked.isVisible()) await type(asked, isFramed, name);
  await press(screen.getByRole('button', { name: 'Continue', exact: true }), isFramed, page);
  await press(screen.getByRole('checkbox', { name: /I accept/ }), isFramed, page, ' ');
  await press(screen.getByRole('button', { name: 'Agree and sign in' }), isFramed, page);
}

const turnedBack = 'You turned back before the sign-in was finished. Nothing has changed.';

async function signOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}

test('on the tenant’s site: by e-mail, by a window, by the same tab, and out again each time', async ({ page, platform }) => {
  const login = platform.at('arena', '/login?from=/epg');
  await test.step('by e-mail', async () => {
    await page.goto(login);
    await byEmail(page, page, false);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
    await signOut(page, /Maren Holt/);
  });
  await test.step('by a window, after turning back', async () => {
    await page.goto(login);
    await inWindow(page, page, { person: /Cancel/, isFramed: false });
    await expect(page.getByText(turnedBack)).toBeVisible();
    await inWindow(page, page, { person: /Nova Lindqvist/, isFramed: false });
    await page.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
    await finish(page, page, { name: 'Nova Lindqvist', isFramed: false });
    await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
    await signOut(page, /Nova Lindqvist/);
  });
  await test.step('by a provider’s page in this tab', async () => {
    await page.goto(login);
    await page.getByRole('button', { name: 'Continue with Apple' }).press('Enter');
    await page.getByRole('button', { name: /Nova Lindqvist/ }).press('Enter');
    await page.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
    await finish(page, page, { name: 'Nova Lindqvist', isFramed: false });
    await expect(page).toHaveURL(({ pathname }) => pathname === '/epg');
    await signOut(page, /Nova Lindqvist/);
  });
});

async function onPartnersPage(page: Page, platform: TestPlatform): Promise<void> {
  const screen = (await openElement(page, platform, 'partner', 'footlight-sign-in')).locator('iframe').contentFrame();
  const out = screen.getByRole('button', { name: 'Sign out' });
  await test.step('by e-mail', async () => {
    await byEmail(screen, page, true);
    await expect(screen.getByRole('heading', { name: /Maren Holt/ })).toBeVisible();
    await press(out, true, page);
  });
  await test.step('by a window, after turning back', async () => {
    await inWindow(screen, page, { person: /Cancel/, isFramed: true });
    await expect(screen.getByText(turnedBack)).toBeVisible();
    await inWindow(screen, page, { person: /Nova Lindqvist/, isFramed: true });
    await press(screen.getByRole('button', { name: 'Skip and make a new account' }), true, page);
    await finish(screen, page, { name: 'Nova Lindqvist', isFramed: true });
    await expect(screen.getByRole('heading', { name: /Nova Lindqvist/ })).toBeVisible();
    await press(out, true, page);
  });
  await expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
}

test('on a partner’s page where storage works', ({ viewerPage, platform }) => onPartnersPage(viewerPage, platform));

test('on a partner’s page where storage throws', async ({ page, platform }) => {
  if (isFirefox(page)) await page.addInitScript(denyStorage);
  await onPartnersPage(page, platform);
});

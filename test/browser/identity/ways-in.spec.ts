import type { Page } from '@playwright/test';
import { fill, isFirefox, press } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { finish, type Screen, sports } from './finish-step.ts';
import { openElement } from '../elements/element-page.ts';

/**
 * The way in by e-mail and each provider's walk, on the tenant's own site and in the element on a partner's page, where storage works and
 * where it throws.
 *
 * @source spec 3 §2 "Social sign-in pages", "Generic single sign-on and OpenID pages", §4; design/identity.md 2 "with a memory fallback", 4
 */
interface Visit { page: Page; screen: Screen }

async function onSite(page: Page, platform: TestPlatform): Promise<Visit> {
  await page.goto(platform.at('arena', '/login?from=/epg'));
  return { page, screen: page };
}

async function onPartnersPage(page: Page, platform: TestPlatform): Promise<Visit> {
  const element = await openElement(page, platform, 'partner', 'footlight-sign-in');
  return { page, screen: element.locator('iframe').contentFrame() };
}

/** Chooses somebody on the provider's page: in a window of its own, or in this tab. By key, since the frame grows and shrinks meanwhile. */
async function choose({ page, screen }: Visit, { provider, person, inTab }: { provider: string; person: RegExp; inTab: boolean }): Promise<void> {
  const opened = inTab ? Promise.resolve(page) : page.context().waitForEvent('page');
  await press(screen.getByRole('button', { name: provider }));
  await press((await opened).getByRole('button', { name: person }));
}

/** Ways that are not featured stand on a page of their own. */
async function showAll({ screen }: Visit, isFeatured: boolean): Promise<void> {
  if (!isFeatured) await press(screen.getByRole('link', { name: 'More ways to sign in' }));
}

async function leave({ page, screen }: Visit, isSite: boolean): Promise<void> {
  if (isSite) await press(page.getByRole('banner').getByRole('button', { name: /Nova Lindqvist|Maren Holt|Account/ }));
  await press(screen.getByRole('button', { name: 'Sign out' }).first());
}

/** What a browser does that denies storage to strangers' frames; a driven Chromium does it by itself. */
const denyStorage = (): void => {
  if (window === window.top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
  }
};

const isAt = (path: string) => ({ pathname }: URL): boolean => pathname === path;

const expectGuest = ({ page, screen }: Visit, isSite: boolean): Promise<void> =>
  expect(isSite ? page.getByRole('link', { name: 'Sign in', exact: true }) : screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();

async function byEmail(visit: Visit, isSite: boolean): Promise<void> {
  await fill(visit.screen.getByRole('textbox', { name: /E-mail/ }), 'member@footlight.test');
  await fill(visit.screen.getByLabel(/^Password/), 'footlight');
  await press(visit.screen.getByRole('button', { name: 'Sign in', exact: true }));
  if (isSite) await expect(visit.page).toHaveURL(isAt('/epg'));
  else await expect(visit.screen.getByRole('heading', { name: /Maren Holt/ })).toBeVisible();
  await leave(visit, isSite);
  await expectGuest(visit, isSite);
}

interface Way { provider: string; isDialog: boolean; isFeatured: boolean }

async function byProvider(visit: Visit, isSite: boolean, { provider, isDialog, isFeatured }: Way): Promise<void> {
  const { page, screen } = visit;
  const inTab = isSite && !isDialog;
  await showAll(visit, isFeatured);
  await choose(visit, { provider, person: /Cancel/, inTab });
  await expect(screen.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
  if (inTab) {
    await press(page.getByRole('link', { name: 'Back to sign-in' }));
    await showAll(visit, isFeatured);
  }
  await choose(visit, { provider, person: /Nova Lindqvist/, inTab });
  await press(screen.getByRole('button', { name: 'Skip and make a new account' }));
  await finish(screen, { ...sports, nameIfAsked: 'Nova Lindqvist' });
  if (isSite) await expect(page).toHaveURL(isAt('/epg'));
  else await expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await leave(visit, isSite);
  // The sign-out goes on at a provider that has an end of its own.
  if (inTab && provider !== 'Apple') await press(page.getByRole('button', { name: /Yes/ }));
  await expectGuest(visit, isSite);
}

const ways: readonly Way[] = [
  { provider: 'Google', isDialog: true, isFeatured: true },
  { provider: 'Facebook', isDialog: true, isFeatured: true },
  { provider: 'Apple', isDialog: false, isFeatured: true },
  { provider: 'Company account', isDialog: false, isFeatured: false },
  { provider: 'OpenID', isDialog: false, isFeatured: false },
];

const walks = [
  { title: 'e-mail', steps: 'signing in, signing out', walk: byEmail },
  ...ways.map((way) => ({ title: way.provider, steps: 'turning back, signing in, signing out', walk: (visit: Visit, isSite: boolean) => byProvider(visit, isSite, way) })),
];

for (const { title, steps, walk } of walks) {
  test(`${title} on the tenant’s site: ${steps}`, async ({ page, platform }) => walk(await onSite(page, platform), true));

  test(`${title} on a partner’s page, storage works: ${steps}`, async ({ viewerPage, platform }) => walk(await onPartnersPage(viewerPage, platform), false));

  test(`${title} on a partner’s page, storage throws: ${steps}`, async ({ page, platform }) => {
    if (isFirefox(page)) await page.addInitScript(denyStorage);
    await walk(await onPartnersPage(page, platform), false);
  });
}

/** Whose accounts stand by themselves, and are never linked to another. @source spec 3 §1, §2 "Per-provider login pages" */
const apart = [['Opin', 'window'], ['Partner', 'window'], ['PBR', 'nova@pbr.test'], ['SPTV', 'nova@sptv.test']] as const;

test('on a partner’s page: by each provider whose accounts stand by themselves, and out again', async ({ viewerPage, platform }) => {
  const visit = await onPartnersPage(viewerPage, platform);
  for (const [provider, way] of apart) {
    await showAll(visit, false);
    if (way === 'window') await choose(visit, { provider, person: /Nova Lindqvist/, inTab: false });
    else {
      await press(visit.screen.getByRole('button', { name: provider }));
      await fill(visit.screen.getByRole('textbox', { name: /User name/ }), way);
      await fill(visit.screen.locator('input[name=password]'), 'footlight');
      await press(visit.screen.locator('button[type=submit]'));
    }
    await finish(visit.screen, sports);
    await leave(visit, false);
    await expect(visit.screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
  }
});

const noKeys = 'a driven Firefox sends no keys to frames of another site, which these walks press';

/** @source spec 3 §7 "GET /openid/{client}/logout-uri", "POST /generic-oauth/{client}/logout" */
for (const provider of ['Company account', 'OpenID']) {
  test(`${provider} on a partner’s page: a sign-out ends the session here, and the provider’s by a press of its own`, async ({ viewerPage, platform, browserName }) => {
    test.skip(browserName === 'firefox', noKeys);
    const visit = await onPartnersPage(viewerPage, platform);
    const { screen } = visit;
    const also = screen.getByRole('button', { name: `Also sign out of ${provider}` });
    await showAll(visit, false);
    await choose(visit, { provider, person: /Nova Lindqvist/, inTab: false });
    await screen.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
    await finish(screen, { ...sports, nameIfAsked: 'Nova Lindqvist' });
    await expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(also).toHaveCount(0);
    await leave(visit, false);
    await expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
    await expect(screen.getByText(`You are signed out here, and still signed in at ${provider}.`)).toBeVisible();
    expect(viewerPage.context().pages().filter((page) => page.url().includes('/session/end'))).toEqual([]);
    const ending = viewerPage.context().waitForEvent('page');
    await also.press('Enter');
    const opened = await ending;
    await opened.getByRole('button', { name: /Yes/ }).press('Enter');
    await opened.waitForEvent('close');
    await expect(also).toHaveCount(0);
    await expect(screen.getByRole('status').filter({ hasText: `Go on in the window of ${provider}.` })).toBeFocused();
    // The provider has forgotten the viewer: it asks who signs in.
    await showAll(visit, false);
    const again = viewerPage.context().waitForEvent('page');
    await screen.getByRole('button', { name: provider }).press('Enter');
    await expect((await again).getByRole('button', { name: /Nova Lindqvist/ })).toBeVisible();
  });
}

test('on a partner’s page a way in without an end of its own offers none', async ({ viewerPage, platform, browserName }) => {
  test.skip(browserName === 'firefox', noKeys);
  const visit = await onPartnersPage(viewerPage, platform);
  await choose(visit, { provider: 'Google', person: /Nova Lindqvist/, inTab: false });
  await visit.screen.getByRole('button', { name: 'Skip and make a new account' }).press('Enter');
  await finish(visit.screen, sports);
  const ended = viewerPage.waitForResponse((answer) => answer.url().endsWith('/logout') && answer.request().method() === 'POST');
  await leave(visit, false);
  await ended;
  await expect(visit.screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
  await expect(visit.screen.getByText(/still signed in at/)).toHaveCount(0);
});

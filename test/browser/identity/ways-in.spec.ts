import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { finish, type Screen, sports } from './finish-step.ts';
import { openElement } from '../elements/element-page.ts';

/**
 * Each provider's walk on the tenant's own site and in the element on a partner's page, where storage works and where it throws.
 *
 * @source spec 3 §2 "Social sign-in pages", "Generic single sign-on and OpenID pages", §4; design/identity.md 4
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
  await screen.getByRole('button', { name: provider }).press('Enter');
  await (await opened).getByRole('button', { name: person }).press('Enter');
}

/** Ways that are not featured stand on a page of their own. */
async function showAll({ screen }: Visit, isFeatured: boolean): Promise<void> {
  if (!isFeatured) await screen.getByRole('link', { name: 'More ways to sign in' }).press('Enter');
}

async function leave({ page, screen }: Visit, isSite: boolean): Promise<void> {
  if (isSite) await page.getByRole('banner').getByRole('button', { name: /Nova Lindqvist|Account/ }).press('Enter');
  await screen.getByRole('button', { name: 'Sign out' }).first().press('Enter');
}

const places = [['the tenant’s site', onSite, true], ['a partner’s page', onPartnersPage, false]] as const;

for (const [provider, isDialog, isFeatured] of [['Google', true, true], ['Facebook', true, true], ['Apple', false, true], ['Company account', false, false], ['OpenID', false, false]] as const) {
  for (const [place, open, isSite] of places) {
    for (const storage of isSite ? ['works'] as const : ['works', 'throws'] as const) {
      test(`${provider} on ${place}, storage ${storage}: turning back, signing in, signing out`, async ({ page, viewerPage, platform }) => {
        const visit = await open(storage === 'works' && !isSite ? viewerPage : page, platform);
        const inTab = isSite && !isDialog;
        await showAll(visit, isFeatured);
        await choose(visit, { provider, person: /Cancel/, inTab });
        await expect(visit.screen.getByText('You turned back before the sign-in was finished. Nothing has changed.')).toBeVisible();
        if (inTab) {
          await page.getByRole('link', { name: 'Back to sign-in' }).press('Enter');
          await showAll(visit, isFeatured);
        }
        await choose(visit, { provider, person: /Nova Lindqvist/, inTab });
        await visit.screen.getByRole('button', { name: 'Skip and make a new account' }).click();
        await finish(visit.screen, { ...sports, nameIfAsked: 'Nova Lindqvist' });
        if (isSite) await expect(visit.page).toHaveURL(/\/epg$/);
        else await expect(visit.screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
        await leave(visit, isSite);
        // The sign-out goes on at a provider that has an end of its own.
        if (isSite && !isDialog && provider !== 'Apple') await page.getByRole('button', { name: /Yes/ }).press('Enter');
        await expect(isSite ? visit.page.getByRole('link', { name: 'Sign in', exact: true }) : visit.screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
      });
    }
  }
}

/** Whose accounts stand by themselves, and are never linked to another. @source spec 3 §1, §2 "Per-provider login pages" */
const apart = [['Opin', 'window'], ['Partner', 'window'], ['PBR', 'nova@pbr.test'], ['SPTV', 'nova@sptv.test']] as const;

test('on a partner’s page: by each provider whose accounts stand by themselves, and out again', async ({ viewerPage, platform }) => {
  const visit = await onPartnersPage(viewerPage, platform);
  for (const [provider, way] of apart) {
    await showAll(visit, false);
    if (way === 'window') await choose(visit, { provider, person: /Nova Lindqvist/, inTab: false });
    else {
      await visit.screen.getByRole('button', { name: provider }).press('Enter');
      await visit.screen.getByRole('textbox', { name: /User name/ }).fill(way);
      await visit.screen.locator('input[name=password]').fill('footlight');
      await visit.screen.locator('button[type=submit]').press('Enter');
    }
    await finish(visit.screen, sports);
    await leave(visit, false);
    await expect(visit.screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
  }
});

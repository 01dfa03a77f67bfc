import type { FrameLocator, Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from '../elements/element-page.ts';

/** Somebody at the sign-in element on a partner's page. What is pressed in its frame is pressed by key, since the frame grows and shrinks meanwhile. */
export interface ElementVisit { page: Page; screen: FrameLocator }

/** Both ways in which a browser treats the storage of a frame on another site's page. */
export const storages = ['works', 'throws'] as const;

export async function openSignIn(page: Page, platform: TestPlatform): Promise<ElementVisit> {
  const element = await openElement(page, platform, 'partner', 'footlight-sign-in');
  return { page, screen: element.locator('iframe').contentFrame() };
}

/** Ways that are not featured stand on a page of their own. */
export const showAll = ({ screen }: ElementVisit): Promise<void> => screen.getByRole('link', { name: 'More ways to sign in' }).press('Enter');

/** Presses what opens a provider's page in a window, and a button there; the window closes by itself. */
export async function choose({ page, screen }: ElementVisit, way: RegExp, person: RegExp): Promise<void> {
  const [window] = await Promise.all([page.context().waitForEvent('page'), screen.getByRole('button', { name: way }).press('Enter')]);
  await window.getByRole('button', { name: person }).press('Enter');
  await expect.poll(() => window.isClosed(), 'the window of the provider is closed').toBe(true);
}

/** Presses what opens a provider's page where somebody is signed in already: its window names them and closes. */
export async function comeBack({ page, screen }: ElementVisit, way: RegExp): Promise<void> {
  const [window] = await Promise.all([page.context().waitForEvent('page'), screen.getByRole('button', { name: way }).press('Enter')]);
  await expect.poll(() => window.isClosed(), 'the window of the provider is closed').toBe(true);
}

/** Fills in name and password of a provider's own form, and sends it. */
export async function give({ screen }: ElementVisit, name: string, password = 'footlight'): Promise<void> {
  await fill(screen.locator('input[name=username]'), name);
  await fill(screen.locator('input[name=password]'), password);
  await screen.locator('button[type=submit]').press('Enter');
}

/** Signs out of the element, which shows the form again. */
export async function leave({ screen }: ElementVisit): Promise<void> {
  await screen.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
}

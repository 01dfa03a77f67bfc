import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { fill, isFirefox, press } from '../../support/any-browser-input.ts';
import type { TestPlatform } from '../../support/platform.ts';

/** The platform's own origin, where everything runs inline, and a registered partner's page. */
export const places = ['platform', 'partner'] as const;
export type Place = (typeof places)[number];

/** What a test's title calls a place. */
export const nameOfPlace: Record<Place, string> = { platform: 'on the platform’s own page', partner: 'on a partner’s page' };

/** A page of each place that has the script tag; what stands in it is cleared away. */
const blank: Record<Place, readonly [host: string, path: string]> = { platform: ['arena', '/demo/bench.html'], partner: ['partner', '/bench-player.html'] };

export type Attributes = Record<string, string>;

/** Takes the page's own player away as it is parsed, before the loader can see it and start anything. */
function clearPlayers(path: string): void {
  if (location.pathname !== path) return;
  const remove = () => document.querySelector('footlight-player')?.remove();
  const clear = new MutationObserver(remove);
  clear.observe(document, { childList: true, subtree: true });
  // What was parsed last may not have been told yet, and a disconnected observer is told nothing.
  addEventListener('DOMContentLoaded', () => {
    clear.disconnect();
    remove();
  }, { once: true });
}

/** Opens a page of this place with one element, as somebody would write it. */
export async function openElement(page: Page, platform: TestPlatform, place: Place, tag: string, attributes: Attributes = {}): Promise<Locator> {
  const [host, path] = blank[place];
  await page.addInitScript(clearPlayers, path);
  await page.goto(platform.at(host, path));
  return addElement(page, tag, attributes);
}

/** Adds one more element to the page. */
export async function addElement(page: Page, tag: string, attributes: Attributes = {}): Promise<Locator> {
  await page.evaluate(([name, given]) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
    document.querySelector('main')?.append(element);
  }, [tag, attributes] as const);
  return page.locator(tag).last();
}

/** Where an element's fields are: in the element itself, or in its frame of the platform. */
export function inside(page: Page, place: Place, tag: string): Locator | FrameLocator {
  const element = page.locator(tag);
  return place === 'platform' ? element : element.locator('iframe').contentFrame();
}

/** Signs in by the element, which is added when the page has none. */
export async function signIn(page: Page, place: Place, account: string): Promise<void> {
  if (await page.locator('footlight-sign-in').count() === 0) await addElement(page, 'footlight-sign-in');
  const form = inside(page, place, 'footlight-sign-in');
  await fill(form.getByLabel('E-mail'), `${account}@footlight.test`);
  await fill(form.getByLabel(/^Password/), 'footlight');
  if (isFirefox(page)) await press(form.getByRole('button', { name: 'Sign in', exact: true }));
  else await form.getByLabel(/^Password/).press('Enter');
  await expect(form.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

interface Heard {
  name: string;
  detail: unknown;
}

/** Writes down these events of the page, as a page's own script hears them. @returns what was heard so far */
export async function listen(page: Page, ...names: string[]): Promise<() => Promise<Heard[]>> {
  await page.evaluate((wanted) => {
    const heard = ((globalThis as unknown as { heard?: unknown[] }).heard ??= []);
    for (const name of wanted) document.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent<unknown>).detail }));
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
}

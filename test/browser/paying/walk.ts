import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { send, strike, typeInto } from './by-keys.ts';
import { type Language, type PurchaseWords, type Tenant, wordsOf } from './purchase-words.ts';

/** Where is paid. */
export type Place = 'site' | 'element';

/** Who pays at which tenant, in which language. */
export interface Buyer { tenant: Tenant; language: Language; account: string }

/** Somebody at the checkout who uses the keys alone. */
export interface Walk extends Buyer {
  page: Page;
  platform: TestPlatform;
  checkout: Locator | FrameLocator;
  words: PurchaseWords;
  /** Opens the checkout with this licence on offer; another one than before is on offer after a reload. */
  offer(licence: string): Promise<void>;
  /** How often, and how much, was charged. */
  charges(): Promise<{ amount: number; currency: string }[]>;
}

/** Signs in by the form of a page or of a frame. */
async function signIn(page: Page, form: Page | FrameLocator, account: string): Promise<void> {
  await typeInto(page, form.locator('input[name="username"]'), `${account}@footlight.test`);
  const password = form.locator('input[name="password"]');
  await typeInto(page, password, 'footlight');
  await send(page, password);
}

const openSite = async (page: Page, platform: TestPlatform, { tenant, language, account }: Buyer): Promise<Pick<Walk, 'checkout' | 'offer'>> => {
  await page.goto(platform.at(tenant, `/login?from=/purchase&locale=${language}`));
  await signIn(page, page, account);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/purchase');
  let offered: string | undefined;
  return {
    checkout: page.getByRole('main'),
    async offer(licence) {
      if (offered !== undefined && offered !== licence) await page.goto(platform.at(tenant, '/purchase'));
      offered = licence;
    },
  };
};

/** A partner's page that has a checkout and a sign-in. */
const openElement = async (page: Page, platform: TestPlatform, { tenant, language, account }: Buyer): Promise<Pick<Walk, 'checkout' | 'offer'>> => {
  await page.goto(platform.at('partner', `/checkout.html?tenant=${tenant}`));
  await page.evaluate((locale) => {
    for (const element of document.querySelectorAll('footlight-checkout, footlight-sign-in')) element.setAttribute('locale', locale);
  }, language);
  const frameOf = (element: string) => page.locator(element).locator('iframe').contentFrame();
  const form = frameOf('footlight-sign-in');
  await expect(form.locator(`:root[lang^="${language}"]`)).toBeAttached();
  await signIn(page, form, account);
  await expect(form.getByRole('button', { name: wordsOf(tenant, language).say('signOut') })).toBeVisible();
  return {
    checkout: frameOf('footlight-checkout'),
    offer: (licence) => page.locator('footlight-checkout').evaluate((element, id) => { element.setAttribute('licences', id); }, licence),
  };
};

/** Signs a buyer in, and stands before the checkout. */
export async function openWalk(place: Place, page: Page, platform: TestPlatform, buyer: Buyer): Promise<Walk> {
  const opened = await (place === 'site' ? openSite : openElement)(page, platform, buyer);
  const { tenant, language, account } = buyer;
  return {
    ...buyer, ...opened, page, platform, words: wordsOf(tenant, language),
    charges: () => switchesOf(platform).charges(`${tenant}.${account}`) as ReturnType<Walk['charges']>,
  };
}

/** Goes to the page of a bank, of a wallet or of an app in a window of its own, as a link of this name does. */
export async function openPayer({ page, checkout }: Walk, name: string): Promise<Page> {
  const [payer] = await Promise.all([page.context().waitForEvent('page'), strike(page, checkout.getByRole('link', { name }))]);
  return payer;
}

/** Presses a button there, and comes back. */
export async function answer(payer: Page, name: string): Promise<void> {
  await strike(payer, payer.getByRole('button', { name, exact: true }));
  await payer.waitForLoadState();
  await payer.opener().then((page) => page?.bringToFront());
}

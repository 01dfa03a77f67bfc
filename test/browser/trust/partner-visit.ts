import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { click, fill, press, takesInput } from '../../support/any-browser-input.ts';
import { pressPay } from '../../support/press-pay.ts';
import { fillCard } from '../../support/card-fields.ts';

/** What a viewer types that nobody else would write. */
export const typed = { mistakenPassword: 'Mistaken-77-Umbrella', cardHolder: 'Wilhelmina Quartz', card: '4242 4242 4242 4242' } as const;

/** The frame inside one of the page's elements. */
export const frameIn = (page: Page, element: string): FrameLocator => page.locator(element).locator('iframe').contentFrame();

export const hearts = (page: Page): Locator => page.locator('footlight-carousel-row').getByRole('button', { name: /my list/i });

/** Types the password, and submits it as one who types does; a driven Firefox brings no key into the frame. */
export async function enterPassword(form: FrameLocator, password: string): Promise<void> {
  const field = form.getByLabel(/^Password/);
  await fill(field, password);
  if (await takesInput(field)) await field.press('Enter');
  else await press(form.getByRole('button', { name: 'Sign in', exact: true }));
}

/** A viewer mistypes the password, then signs in. */
export async function signIn(page: Page, email: string): Promise<void> {
  const form = frameIn(page, 'footlight-sign-in');
  await fill(form.getByLabel('E-mail'), email);
  await enterPassword(form, typed.mistakenPassword);
  await expect(form.getByText('do not match')).toBeVisible();
  await enterPassword(form, 'footlight');
  await expect(form.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** The first licence on offer, paid by the card that is accepted. */
export async function buy(page: Page): Promise<void> {
  const checkout = frameIn(page, 'footlight-checkout');
  const licence = checkout.getByRole('radio').first();
  await press(licence, ' ');
  await expect(licence).toBeChecked();
  await click(checkout.getByRole('button', { name: 'Continue to payment' }));
  await fillCard(checkout, { cardHolder: typed.cardHolder, number: typed.card });
  await pressPay(checkout.getByRole('button', { name: /^Pay/ }));
  await expect(checkout.getByText('You are all set')).toBeVisible();
}

/** Seconds that really went by in the first player of the page. */
export const playedSeconds = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('footlight-player')?.shadowRoot?.querySelector('video')?.currentTime ?? 0);

/** Whether the first player of the page has something to play. */
const isOpened = (page: Page): Promise<boolean> =>
  page.evaluate(() => (document.querySelector('footlight-player')?.shadowRoot?.querySelector('video')?.readyState ?? 0) > 0);

/** Everything a viewer does on the page with all six elements: signs in, keeps a film, buys a licence, watches. */
export async function visitEverything(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, 'buyer@footlight.test');
  // The page's elements know of the member, each in its turn.
  await expect(page.locator('footlight-my-list').getByText('Your list is empty')).toBeVisible();
  await expect(frameIn(page, 'footlight-checkout').getByRole('button', { name: 'Continue to payment' })).toBeAttached();
  // The offer of a member is taller than a guest's: what stands below it moves, and a pointer may miss it.
  await hearts(page).first().press('Enter');
  await expect(page.locator('footlight-my-list').getByRole('listitem')).toHaveCount(1);
  await buy(page);
  // What was bought is told from the checkout's frame to the player, which opens then.
  await expect.poll(() => isOpened(page)).toBe(true);
  await page.locator('footlight-player').evaluate((player) => (player as unknown as { play(): Promise<void> }).play());
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.5);
}

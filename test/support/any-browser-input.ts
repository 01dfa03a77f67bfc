import type { Locator, Page } from '@playwright/test';

/** Whether this page is in a driven Firefox. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

const isFramed = (target: Locator): Promise<boolean> => target.evaluate(() => window !== window.top);

/** Presses a key on a button, a link or a box. A driven Firefox delivers no keys to frames of another site: there the event itself is sent. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  if (isFirefox(target.page()) && await isFramed(target)) await target.dispatchEvent('click');
  else await target.press(key);
}

/** Fills a field in. A driven Firefox sets its value, which React takes for its own doing: there the keys are pressed, except in a frame. */
export async function fill(field: Locator, text: string): Promise<void> {
  if (!isFirefox(field.page()) || await isFramed(field)) {
    await field.fill(text);
    return;
  }
  await field.fill('');
  await field.pressSequentially(text);
}

/** Clicks a button, a link or a box with the pointer, which a driven Firefox does not bring into frames of another site either. */
export async function click(target: Locator): Promise<void> {
  if (isFirefox(target.page()) && await isFramed(target)) await target.dispatchEvent('click');
  else await target.click({ force: true });
}

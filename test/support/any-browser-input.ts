import type { Locator, Page } from '@playwright/test';

/** Whether this page is in a driven Firefox. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Whether keys and pointer come to where this is. A driven Firefox brings neither into frames of another site: there the event itself is sent. */
export const takesInput = async (target: Locator): Promise<boolean> => !isFirefox(target.page()) || target.evaluate(() => window === window.top);

/** Presses a key on a button, a link or a box. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  if (await takesInput(target)) await target.press(key);
  else await target.dispatchEvent('click');
}

/** What a keyboard has keys for. */
const keyed = /^[ -~]*$/;

/** Sets a value as the browser does, past what React notes of it, and tells the page. */
const set = (field: Locator, text: string): Promise<void> => field.evaluate((input, value) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}, text);

/** Fills a field in. A driven Firefox sets its value, which React takes for its own doing: there the keys are pressed, except in a frame. */
export async function fill(field: Locator, text: string): Promise<void> {
  if (!isFirefox(field.page()) || !(await takesInput(field))) return field.fill(text);
  await field.fill('');
  if (keyed.test(text)) await field.pressSequentially(text);
  else await set(field, text);
}

/** Clicks a button or a link with the pointer, once it stands still and nothing covers it. */
export async function click(target: Locator): Promise<void> {
  if (await takesInput(target)) await target.click();
  else await target.dispatchEvent('click');
}

/** Clicks twice in a row. */
export async function doubleClick(target: Locator): Promise<void> {
  if (await takesInput(target)) return target.dblclick();
  await target.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Taps a button, a link or a box. A driven Firefox has no touch screen: there the pointer presses it. */
export async function tap(target: Locator): Promise<void> {
  if (!isFirefox(target.page())) await target.tap();
  else if (await takesInput(target)) await target.click();
  else await target.dispatchEvent('click');
}

import type { Locator, Page } from '@playwright/test';
import { takesInput } from '../../support/any-browser-input.ts';

/** More stops than any page has before its checkout. */
const mostStops = 80;

/** Presses Tab until this has the focus, in whatever frame it is; where no key comes to that frame, it is given the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if (!(await takesInput(target))) return target.focus();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => document.hasFocus() && element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes to a button or a link and presses it. */
export async function strike(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  if (await takesInput(target)) await page.keyboard.press('Enter');
  else await target.dispatchEvent('click');
}

/** Sends the form of this field, in which the focus is. */
export async function send(page: Page, field: Locator): Promise<void> {
  if (await takesInput(field)) await page.keyboard.press('Enter');
  else await field.evaluate((input: HTMLInputElement) => { input.form?.requestSubmit(); });
}

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  if (!(await takesInput(field))) return field.fill(text);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a group of radio buttons, and through it by arrow until this one is chosen. */
export async function pick(page: Page, group: Locator, wanted: Locator): Promise<void> {
  if (!(await takesInput(wanted))) return wanted.dispatchEvent('click');
  const count = await group.getByRole('radio').count();
  const checked = group.getByRole('radio', { checked: true });
  if (await checked.count() > 0) await reach(page, checked);
  else {
    await reach(page, group.getByRole('radio', { disabled: false }).first());
    await page.keyboard.press('Space');
  }
  for (let presses = 0; presses < count && !(await wanted.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  if (!(await wanted.isChecked())) throw new Error('No arrow leads to this choice');
}

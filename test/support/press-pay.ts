import { expect, type Locator } from '@playwright/test';
import { click, fill } from './any-browser-input.ts';

/** Waits as somebody who sees the button before pressing it: a press of what may be covered is refused. */
export async function seePay(button: Locator): Promise<void> {
  // Back from a bank's window: Firefox draws nothing of a page behind another one.
  await button.page().bringToFront();
  await button.scrollIntoViewIfNeeded();
  await button.evaluate((element) => new Promise<void>((resolve) => {
    const seen = new IntersectionObserver((entries) => {
      if ((entries.at(-1) as IntersectionObserverEntry & { isVisible?: boolean }).isVisible === false) return;
      seen.disconnect();
      resolve();
    }, { threshold: [0, 0.95], trackVisibility: true, delay: 100 } as IntersectionObserverInit);
    seen.observe(element);
  }));
  // The button has an observer of its own, whose answer may come later.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

/** Types what a kept card asks for in a frame: the digits that stand beside it. */
async function typeCardDigits(button: Locator): Promise<void> {
  const field = button.locator('xpath=ancestor::form').locator('[name="card-digits"]');
  if (await field.count() === 0) return;
  const beside = await field.evaluate((input) => (input.getRootNode() as ParentNode).querySelector('[role="radiogroup"] input:checked')?.closest('label')?.textContent);
  await fill(field, /\d{4}/.exec(beside ?? '')?.[0] ?? '');
}

/** Sees the button, and presses it: once more where the page moved under the pointer, or the button said that something covers it, or that it was there for too short a time. */
export async function pressPay(button: Locator, press: (button: Locator) => Promise<void> = click): Promise<void> {
  await expect(async () => {
    await typeCardDigits(button);
    await seePay(button);
    await button.evaluate((element) => {
      element.dataset.pressed = 'missed';
      // A press that waits for the button to be seen goes no further than the page's root.
      window.addEventListener('click', (event) => {
        if (event.composedPath().includes(element)) element.dataset.pressed = element.getAttribute('aria-disabled') === 'true' ? 'refused' : 'taken';
      }, { capture: true, once: true });
    });
    await press(button);
    expect(await wasMissed(button)).toBe(false);
  }).toPass();
}

/** A button that is gone, or another one in its place, was pressed; one that asks for another press was not. */
const wasMissed = (button: Locator): Promise<boolean> =>
  button.evaluateAll((buttons) => buttons.some((element) => {
    const asksAgain = element.closest('div')?.querySelector('.fl-seen-button__notice')?.textContent;
    return Boolean(asksAgain) || (element as HTMLElement).dataset['pressed'] === 'missed' || (element as HTMLElement).dataset['pressed'] === 'refused';
  })).catch(() => false);

import { expect, type Locator } from '@playwright/test';
import { click } from './any-browser-input.ts';

/** Waits as somebody who sees the button before pressing it: a press of what may be covered is refused. */
export async function seePay(button: Locator): Promise<void> {
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

/** Sees the button, and presses it. */
export async function pressPay(button: Locator): Promise<void> {
  await seePay(button);
  await click(button);
}

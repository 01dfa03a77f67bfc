import { afterEach, expect, test, vi } from 'vitest';
import { PayButton } from '../../../../src/features/checkout/payment/pay-button.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, render, screen, userEvent } from '../../../support/render.tsx';

/** A browser that tells whether the button is covered. */
function stubObserver() {
  let tell = (_isVisible: boolean) => {};
  vi.stubGlobal('IntersectionObserverEntry', class { get isVisible() { return false; } });
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: (entries: { isVisible: boolean; intersectionRatio: number }[]) => void) {
      tell = (isVisible) => act(() => callback([{ isVisible, intersectionRatio: 1 }]));
    }
    observe() {}
    disconnect() {}
  });
  return (isVisible: boolean) => tell(isVisible);
}

afterEach(() => vi.unstubAllGlobals());

test('a covered button pays nothing and says why; uncovered it pays', async () => {
  const uncover = stubObserver();
  const pay = vi.fn((event: Event) => event.preventDefault());
  render(fakeRuntime().within(<form onSubmit={(event) => pay(event as unknown as Event)}><PayButton isPaying={false}>Pay €9.99</PayButton></form>));
  const button = screen.getByRole('button', { name: 'Pay €9.99' });
  const reason = 'Something covers this button. It works as soon as all of it is in sight.';
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe(reason);
  expect(pay).not.toHaveBeenCalled();
  uncover(true);
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

import { afterEach, expect, test, vi } from 'vitest';
import { PayButton } from '../../../src/parts/payment/pay-button.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { act, render, screen, userEvent, waitFor } from '../../support/render.tsx';
import { settled } from '../../support/settled.ts';

const seen = { isIntersecting: true, isVisible: true, intersectionRatio: 1 };
const covered = { ...seen, isVisible: false };

/** A browser that tells how the button is seen. */
function stubObserver(tells = true) {
  let tell = (_entry: typeof seen) => {};
  vi.stubGlobal('IntersectionObserverEntry', class { get [tells ? 'isVisible' : 'other']() { return false; } });
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: (entries: (typeof seen)[]) => void) {
      tell = (entry) => act(() => callback([entry]));
    }
    observe() {}
    disconnect() {}
  });
  return (entry: typeof seen) => tell(entry);
}

function show() {
  const tell = stubObserver();
  const pay = vi.fn();
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    pay();
  };
  render(fakeRuntime().within(<form onSubmit={submit}><input aria-label="code" /><PayButton isPaying={false}>Pay €9.99</PayButton></form>));
  return { tell, pay, button: screen.getByRole('button', { name: 'Pay €9.99' }) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a covered button pays nothing and says why; uncovered it pays', async () => {
  const { tell, pay, button } = show();
  tell(covered);
  const reason = 'Something covers this button. It works as soon as all of it is in sight.';
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  expect(screen.getByRole('status').textContent).toBe(reason);
  await userEvent.click(button);
  tell(seen);
  expect(pay).not.toHaveBeenCalled();
  expect([button.getAttribute('aria-disabled'), screen.getByRole('status').textContent]).toEqual([null, '']);
  await userEvent.click(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

test('pressed out of sight, as by Enter in a field, it comes into sight and pays when it is seen', async () => {
  const { tell, pay, button } = show();
  const scrollIntoView = vi.fn();
  Object.assign(button, { scrollIntoView });
  await userEvent.type(screen.getByLabelText('code'), '1{Enter}');
  expect([scrollIntoView.mock.calls, pay.mock.calls]).toEqual([[[{ block: 'nearest' }]], []]);
  tell(seen);
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
});

test('pressed out of sight and found covered, it pays nothing, also not when it is uncovered later', async () => {
  const { tell, pay } = show();
  await userEvent.type(screen.getByLabelText('code'), '1{Enter}');
  vi.useFakeTimers();
  tell(covered);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  tell(seen);
  await act(settled);
  expect(pay).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a browser that calls it covered for a moment, while it scrolls into sight, does not lose the press', async () => {
  const { tell, pay } = show();
  await userEvent.type(screen.getByLabelText('code'), '1{Enter}');
  tell(covered);
  tell(seen);
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
});

const again = 'Check what you are confirming, then press again.';

test.each([
  ['in a frame of a browser that does not tell what covers it', true, false, true],
  ['in a frame of a browser that tells, but not of a mask', true, true, true],
  ['on the platform’s own page', false, false, false],
])('a kept card asks for its last digits %s', async (_case, isFramed, tells, asks) => {
  if (isFramed) vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const tell = stubObserver(tells);
  const pay = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(fakeRuntime().within(<form onSubmit={pay}><PayButton isPaying={false} cardDigits="4242">Pay €9.99</PayButton></form>));
  const field = () => screen.queryByLabelText(/^Last four digits of the card/);
  expect(field() !== null).toBe(asks);
  if (!asks) return;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  tell(seen);
  await act(() => vi.advanceTimersByTimeAsync(500));
  const button = screen.getByRole('button', { name: 'Pay €9.99' });
  await userEvent.click(button);
  await userEvent.type(field()!, '4243{Enter}');
  expect(pay).not.toHaveBeenCalled();
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Type the last four digits of the card to pay.');
  await userEvent.type(field()!, '{Backspace}2');
  await userEvent.click(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

test('a frame shown under the pointer is not paid by that press, nor later by itself; the next press pays', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const { tell, pay, button } = show();
  vi.useFakeTimers();
  const press = () => act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })));
  press();
  expect(screen.getByRole('status').textContent).toBe(again);
  tell(seen);
  press();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([pay.mock.calls.length, screen.getByRole('status').textContent]).toEqual([0, again]);
  press();
  expect([pay.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, '']);
});

test('Enter in a field of a frame pays when the button was seen for half a second', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const { tell, pay } = show();
  await userEvent.type(screen.getByLabelText('code'), '1{Enter}');
  vi.useFakeTimers();
  tell(seen);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(pay).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(pay).toHaveBeenCalledTimes(1);
});

test.each([
  ['seen whole', [seen]], ['not known to be seen yet', []],
])('a press that closed a window above the platform’s own page pays nothing, nor does its Enter; after half a second a press pays: %s', async (_case, told) => {
  const { tell, pay, button } = show();
  for (const entry of told) tell(entry);
  vi.useFakeTimers();
  const press = (detail: number) => act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));
  for (const detail of [1, 0]) {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('blur')));
    focus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('focus')));
    press(detail);
    tell(seen);
    expect([screen.getByRole('status').textContent, button.getAttribute('aria-disabled')]).toEqual([again, null]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(pay).not.toHaveBeenCalled();
  }
  press(1);
  expect([pay.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, '']);
});

test('a press that waits to be seen is given up where a window comes above the page', async () => {
  const { tell, pay } = show();
  await userEvent.type(screen.getByLabelText('code'), '1{Enter}');
  vi.useFakeTimers();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('blur')));
  focus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  tell(seen);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(pay).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodePanel } from '../../../../src/parts/payment/code/code-panel.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, fireEvent, render, screen, waitFor } from '../../../support/render.tsx';

const code = '00020126580014br.gov.bcb.pix2536pix.example/pay/1';
const begin = Date.UTC(2026, 0, 15, 20);
const minute = 60_000;
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  written.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
});
afterEach(() => { vi.useRealTimers(); });

/** A code with so long to go, on a clock that the test moves. */
function show(left: number, locale = 'en') {
  let at = begin;
  const runtime = fakeRuntime({ locale });
  runtime.context.now = () => at;
  const onOver = vi.fn();
  render(runtime.within(<CodePanel action={{ code, expiresAt: begin + left }} price={{ amount: 3990, scale: 2, currency: 'BRL' }} onOver={onOver} />));
  const pass = (ms: number) => act(() => {
    at += ms;
    vi.advanceTimersByTime(1000);
  });
  return { onOver, pass };
}
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent).filter(Boolean);

test('it is a picture with a name, a text, and what is to pay', () => {
  show(15 * minute);
  expect(screen.getByRole('img', { name: 'QR code of this payment' })).toBeTruthy();
  expect((screen.getByRole('textbox', { name: 'The code as text' }) as HTMLTextAreaElement).value).toBe(code);
  expect(screen.getByText('R$39.90')).toBeTruthy();
});

test('the time runs by the platform’s clock, and is said aloud at a few moments alone', () => {
  const { pass } = show(15 * minute);
  const timer = screen.getByRole('timer', { name: 'Time left to pay' });
  expect([timer.textContent, spoken()]).toEqual(['15:00', []]);
  pass(1000);
  expect([timer.textContent, spoken()]).toEqual(['14:59', []]);
  pass(9 * minute + 59_000);
  expect([timer.textContent, spoken()]).toEqual(['5:00', ['Less than five minutes left to pay.']]);
  pass(minute);
  expect(spoken()).toEqual(['Less than five minutes left to pay.']);
  pass(3 * minute);
  expect([timer.textContent, spoken()]).toEqual(['1:00', ['Less than one minute left to pay.']]);
});

test('over, it can neither be read nor copied, and that is told once', () => {
  const { onOver, pass } = show(2000);
  pass(1000);
  expect(onOver).not.toHaveBeenCalled();
  pass(1000);
  pass(1000);
  pass(minute);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect([screen.queryByRole('img'), screen.queryByRole('button'), screen.queryByRole('textbox')]).toEqual([null, null, null]);
  expect(spoken()).toEqual(['The time for this code is over. We are checking whether it was paid.']);
});

test('in Arabic the time keeps its order', () => {
  show(15 * minute, 'ar');
  expect(screen.getByRole('timer').getAttribute('dir')).toBe('ltr');
});

test('the code is copied, and that is said', async () => {
  show(15 * minute);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  await waitFor(() => expect(spoken()).toEqual(['Copied. Paste it in your bank’s app.']));
  expect(written).toHaveBeenCalledExactlyOnceWith(code);
});

test('a page that may not write to the clipboard marks the code', async () => {
  written.mockRejectedValue(new Error('denied'));
  show(15 * minute);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  await waitFor(() => expect(spoken()).toEqual(['It could not be copied by itself. The code is marked: copy it by hand.']));
  const text = screen.getByRole('textbox', { name: 'The code as text' }) as HTMLTextAreaElement;
  expect([document.activeElement === text, text.selectionStart, text.selectionEnd]).toEqual([true, 0, code.length]);
});

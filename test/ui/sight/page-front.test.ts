// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPageInFront, watchPageFront } from '../../../src/ui/sight/page-front.ts';

let end = () => {};

/** What a page knows of itself. */
const hasFocus = (now: boolean) => vi.spyOn(document, 'hasFocus').mockReturnValue(now);
const isVisible = (now: boolean) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(now ? 'visible' : 'hidden');
const frame = () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);

function watch() {
  const told = vi.fn<(now: boolean) => void>();
  end = watchPageFront(() => told(isPageInFront()));
  return told;
}

function expectHalfASecond() {
  expect(isPageInFront()).toBe(false);
  vi.advanceTimersByTime(499);
  expect(isPageInFront()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isPageInFront()).toBe(true);
}

beforeEach(() => {
  vi.useFakeTimers();
  hasFocus(true);
  isVisible(true);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page is in front after half a second, and tells it', () => {
  const told = watch();
  expectHalfASecond();
  expect(told.mock.calls).toEqual([[true]]);
});

test.each([
  ['its window lost the focus', () => { hasFocus(false); window.dispatchEvent(new Event('blur')); }, () => { hasFocus(true); window.dispatchEvent(new Event('focus')); }],
  ['it was hidden', () => { isVisible(false); document.dispatchEvent(new Event('visibilitychange')); }, () => { isVisible(true); document.dispatchEvent(new Event('visibilitychange')); }],
  ['a frame inside it lost the focus of the window, which no event tells', () => { hasFocus(false); vi.advanceTimersByTime(100); }, () => { hasFocus(true); window.dispatchEvent(new Event('focus')); }],
  ['it went to the browser’s memory of pages', () => {}, () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
])('it is in front anew for half a second after %s', (_case, away, back) => {
  watch();
  vi.advanceTimersByTime(500);
  away();
  vi.advanceTimersByTime(5000);
  back();
  expectHalfASecond();
});

test('a press into a frame inside it, as one of a card, leaves it in front', () => {
  watch();
  vi.advanceTimersByTime(500);
  for (const event of ['blur', 'focus']) window.dispatchEvent(new Event(event));
  expect(isPageInFront()).toBe(true);
});

test('a page that is shown behind another window is not in front, however long', () => {
  hasFocus(false);
  watch();
  vi.advanceTimersByTime(60_000);
  expect(isPageInFront()).toBe(false);
});

test.each(['pointerdown', 'keydown'])('a page whose browser tells of no focus is in front half a second after a %s on it, until it is left', (event) => {
  hasFocus(false);
  watch();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event(event));
  expectHalfASecond();
  window.dispatchEvent(new Event('blur'));
  expect(isPageInFront()).toBe(false);
});

test('the end of a press that began in another window says nothing', () => {
  hasFocus(false);
  watch();
  for (const event of ['pointerup', 'click']) window.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(60_000);
  expect(isPageInFront()).toBe(false);
});

test('a frame is in front without the focus until it had it, and lost it', () => {
  frame();
  hasFocus(false);
  watch();
  expect(isPageInFront()).toBe(true);
  hasFocus(true);
  window.dispatchEvent(new Event('focus'));
  expect(isPageInFront()).toBe(true);
  hasFocus(false);
  window.dispatchEvent(new Event('blur'));
  expect(isPageInFront()).toBe(false);
  hasFocus(true);
  window.dispatchEvent(new Event('focus'));
  expectHalfASecond();
});

test('a frame of a hidden page is not in front', () => {
  frame();
  isVisible(false);
  watch();
  expect(isPageInFront()).toBe(false);
  isVisible(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expectHalfASecond();
});

test('what nobody watched is not known', () => {
  watch();
  vi.advanceTimersByTime(500);
  end();
  expect(isPageInFront()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  watch();
  expectHalfASecond();
});

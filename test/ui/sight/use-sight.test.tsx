import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSight } from '../../../src/ui/sight/use-sight.ts';
import { act, render, screen, waitFor } from '../../support/render.tsx';

type Entry = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'isIntersecting'> & { isVisible: boolean };

/** An observer of the second version that a test speaks for. */
function stubObserver(canTell = true) {
  const seen: { options?: IntersectionObserverInit; tell(entry: Entry): void; disconnected: boolean } = { tell: () => {}, disconnected: false };
  vi.stubGlobal('IntersectionObserverEntry', class { get [canTell ? 'isVisible' : 'other']() { return false; } });
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: (entries: Entry[]) => void, options: IntersectionObserverInit) {
      Object.assign(seen, { options, tell: (entry: Entry) => act(() => callback([entry])) });
    }
    observe() {}
    disconnect() { seen.disconnected = true; }
  });
  return seen;
}

function Probe() {
  const target = useRef<HTMLParagraphElement>(null);
  return <p ref={target}>{useSight(target)}</p>;
}

/** A page around this one. */
const frame = () => vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it is out of sight until the browser says otherwise', () => {
  const observer = stubObserver();
  render(<Probe />);
  expect(screen.getByText('out-of-sight')).toBeTruthy();
  expect(observer.options).toMatchObject({ trackVisibility: true, delay: 100 });
});

test.each([
  ['uncovered', { isIntersecting: true, isVisible: true, intersectionRatio: 1 }],
  ['covered', { isIntersecting: true, isVisible: false, intersectionRatio: 1 }],
  ['covered', { isIntersecting: true, isVisible: false, intersectionRatio: 0.4 }],
  ['out-of-sight', { isIntersecting: true, isVisible: true, intersectionRatio: 0.4 }],
  ['out-of-sight', { isIntersecting: false, isVisible: false, intersectionRatio: 0 }],
])('%s: %j', (sight, entry) => {
  const observer = stubObserver();
  render(<Probe />);
  observer.tell(entry);
  expect(screen.getByText(sight)).toBeTruthy();
});

test('a browser that cannot tell hides nothing', () => {
  stubObserver(false);
  render(<Probe />);
  expect(screen.getByText('uncovered')).toBeTruthy();
});

const whole = { isIntersecting: true, isVisible: true, intersectionRatio: 1 };

test.each([true, false])('in a frame, an element is seen after half a second in sight, and again after it was away (tells what covers it: %s)', async (tells) => {
  vi.useFakeTimers();
  frame();
  const observer = stubObserver(tells);
  render(<Probe />);
  const shown = () => document.querySelector('p')?.textContent;
  expect(shown()).toBe('out-of-sight');
  for (const away of [{ ...whole, isIntersecting: false, intersectionRatio: 0 }, { ...whole, intersectionRatio: 0.4 }]) {
    observer.tell(whole);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(shown()).toBe('arriving');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toBe('uncovered');
    observer.tell(away);
    expect(shown()).toBe('out-of-sight');
  }
});

test('in a frame, an element that is hidden before half a second is over begins anew', async () => {
  vi.useFakeTimers();
  frame();
  const observer = stubObserver();
  render(<Probe />);
  observer.tell(whole);
  await act(() => vi.advanceTimersByTimeAsync(400));
  observer.tell({ ...whole, isVisible: false });
  expect(screen.getByText('covered')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(400));
  observer.tell(whole);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('arriving')).toBeTruthy();
});

test('a gone element is no longer watched', async () => {
  const observer = stubObserver();
  render(<Probe />).unmount();
  await waitFor(() => expect(observer.disconnected).toBe(true));
});

/** A window above the page's own closes after it had the focus. */
function closeWindowAbove() {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('blur')));
  focus.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
}

test.each([
  ['of a browser that tells what covers it', true], ['of a browser that does not tell', false],
])('on a page that is in front for less than half a second, %s, it is behind', async (_case, tells) => {
  vi.useFakeTimers();
  const observer = stubObserver(tells);
  render(<Probe />);
  if (tells) observer.tell(whole);
  const shown = () => document.querySelector('p')?.textContent;
  expect(shown()).toBe('uncovered');
  closeWindowAbove();
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(shown()).toBe('behind');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('uncovered');
});

test('what is covered is called so, also where its page was behind', () => {
  const observer = stubObserver();
  render(<Probe />);
  observer.tell({ ...whole, isVisible: false });
  closeWindowAbove();
  expect(screen.getByText('covered')).toBeTruthy();
});

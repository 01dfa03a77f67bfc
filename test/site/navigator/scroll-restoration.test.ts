// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScrollRestoration } from '../../../src/site/navigator/scroll-restoration.ts';

/** How far the page can be scrolled now. */
let reachable = Infinity;
let grow: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  reachable = Infinity;
  grow = undefined;
  vi.stubGlobal('scrollTo', (_: number, y: number) => scroll(Math.min(y, reachable)));
  vi.stubGlobal('ResizeObserver', class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe() {}
    disconnect() {
      grow = undefined;
    }
  });
  scroll(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scroll(y: number): void {
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: y });
  dispatchEvent(new Event('scroll'));
}

/** The page becomes this high, in pixels that can be scrolled. */
function growTo(pixels: number): void {
  reachable = pixels;
  grow?.();
}

it('takes scrolling back from the browser and starts a new page at its top', () => {
  const restoration = createScrollRestoration('a');
  expect(history.scrollRestoration).toBe('manual');
  scroll(700);
  restoration.enter('b');
  expect(scrollY).toBe(0);
});

it('restores the position of a page once the page is high enough', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  growTo(300);
  expect(scrollY).toBe(300);
  growTo(900);
  expect(scrollY).toBe(700);
});

it('holds the position for a second, while what stands above takes its height', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  growTo(900);
  // The browser keeps what is seen where it is.
  scroll(688);
  growTo(888);
  expect(scrollY).toBe(700);
  vi.advanceTimersByTime(1000);
  expect(grow).toBeUndefined();
});

it('keeps the position of each page apart', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  scroll(50);
  restoration.restore('a');
  growTo(Infinity);
  restoration.restore('b');
  growTo(Infinity);
  expect(scrollY).toBe(50);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('gives up when the viewer moves by %s', (name) => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  growTo(300);
  dispatchEvent(new Event(name));
  growTo(900);
  expect([scrollY, grow]).toEqual([300, undefined]);
});

it('gives up a page that does not grow any more', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  vi.advanceTimersByTime(5_000);
  expect(grow).toBeUndefined();
});

it('waits longer for a page that still grows', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  vi.advanceTimersByTime(3_000);
  growTo(300);
  vi.advanceTimersByTime(3_000);
  growTo(900);
  expect(scrollY).toBe(700);
});

it('gives up when the viewer goes on to another page', () => {
  const restoration = createScrollRestoration('a');
  scroll(700);
  restoration.enter('b');
  restoration.restore('a');
  restoration.enter('c');
  expect([scrollY, grow]).toEqual([0, undefined]);
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { menuTarget, onMenuTarget } from '../../../../src/site/shell/menu/menu-target.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window of a width that a test changes. */
function stubWindow(width: number) {
  const state = { width, listeners: new Set<() => void>() };
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1]);
    return {
      get matches() { return state.width <= most; },
      addEventListener: (_: string, listener: () => void) => state.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => state.listeners.delete(listener),
    };
  });
  return state;
}

it.each([[390, 'MOBILE-WEB'], [1024, 'MOBILE-WEB'], [1025, 'WEB'], [1920, 'WEB']])('%i px wide: %s', (width, target) => {
  stubWindow(width);
  expect(menuTarget()).toBe(target);
});

it('tells when the window becomes another device, until it is stopped', () => {
  const state = stubWindow(1280);
  const told = vi.fn();
  const stop = onMenuTarget(told);
  state.width = 820;
  state.listeners.forEach((listener) => listener());
  expect(told.mock.calls).toEqual([['MOBILE-WEB']]);
  stop();
  expect(state.listeners.size).toBe(0);
});

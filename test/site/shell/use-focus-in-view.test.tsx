// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusInView } from '../../../src/site/shell/use-focus-in-view.ts';
import { render } from '../../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useFocusInView();
  return <main tabIndex={-1}><a href="/terms">Terms</a></main>;
}

/** A page whose link, or content, has the keyboard's focus. @returns its scrolls, and what a row does that comes late */
function setUp(focused: 'a' | 'main' = 'a') {
  let grow = () => {};
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: () => void) { grow = told; }
    observe(): void { /* the test tells */ }
    disconnect(): void { grow = () => {}; }
  });
  const drawn = render(<Page />);
  const element = drawn.container.querySelector<HTMLElement>(focused)!;
  const matches = element.matches.bind(element);
  Object.assign(element, {
    // jsdom shows no focus as by the keyboard.
    matches: (selector: string) => matches(selector.replace(':focus-visible', ':focus')),
  });
  const scrolls = vi.fn();
  element.scrollIntoView = scrolls;
  element.focus();
  return { element, scrolls, grow: () => grow(), leave: drawn.unmount };
}

test('a row that comes late leaves the focus in the window', () => {
  const { scrolls, grow } = setUp();
  grow();
  expect(scrolls.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

test('a new page’s content, which has the focus, stays at its top', () => {
  const { scrolls, grow } = setUp('main');
  grow();
  expect(scrolls).not.toHaveBeenCalled();
});

test.each([
  ['turns the wheel', () => void dispatchEvent(new Event('wheel'))],
  ['pages down', () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }))],
  ['presses the pointer', () => void dispatchEvent(new Event('pointerdown'))],
])('whoever %s is not brought back', (_what, act) => {
  const { scrolls, grow } = setUp();
  act();
  grow();
  expect(scrolls).not.toHaveBeenCalled();
});

test('what lost the focus is not brought back', () => {
  const { element, scrolls, grow } = setUp();
  element.blur();
  grow();
  expect(scrolls).not.toHaveBeenCalled();
});

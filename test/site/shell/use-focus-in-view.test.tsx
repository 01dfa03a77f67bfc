// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusInView } from '../../../src/site/shell/use-focus-in-view.ts';
import { render } from '../../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useFocusInView();
  return <a href="/terms">Terms</a>;
}

/** A page whose link has the keyboard's focus. @returns the link's scrolls, and what a row does that comes late */
function setUp() {
  let grow = () => {};
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: () => void) { grow = told; }
    observe(): void { /* the test tells */ }
    disconnect(): void { grow = () => {}; }
  });
  const drawn = render(<Page />);
  const link = drawn.container.querySelector('a')!;
  const matches = link.matches.bind(link);
  Object.assign(link, { matches: (selector: string) => selector === ':focus-visible' || matches(selector) });
  const scrolls = vi.fn();
  link.scrollIntoView = scrolls;
  link.focus();
  return { link, scrolls, grow: () => grow(), leave: drawn.unmount };
}

test('a row that comes late leaves the focus in the window', () => {
  const { scrolls, grow } = setUp();
  grow();
  expect(scrolls.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

test('a page’s content that is higher than the window stays at its top', () => {
  const { link, scrolls, grow } = setUp();
  vi.spyOn(link, 'clientHeight', 'get').mockReturnValue(innerHeight + 1);
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
  const { link, scrolls, grow } = setUp();
  link.blur();
  grow();
  expect(scrolls).not.toHaveBeenCalled();
});

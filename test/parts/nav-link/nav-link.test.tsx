import { expect, it, vi } from 'vitest';
import { NavLink } from '../../../src/parts/nav-link/nav-link.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { fireEvent, render, screen } from '../../support/render.tsx';

const to = { name: 'my-list' } as const;

function drawLink(options: Parameters<typeof fakeRuntime>[0] = {}, offer?: () => boolean) {
  const runtime = fakeRuntime(options);
  render(<NavLink to={to} offer={offer}>My list</NavLink>, { wrapper: runtime.Wrapper });
  return { runtime, link: screen.getByRole('link', { name: 'My list' }) };
}

/** @returns whether the browser follows the link */
const click = (link: HTMLElement, init: MouseEventInit = {}) => fireEvent.click(link, init);

it('is a real link that the navigator takes on a plain click', () => {
  const { runtime, link } = drawLink();
  expect(link.getAttribute('href')).toBe('/mylist');
  expect(click(link)).toBe(false);
  expect(runtime.visited).toEqual([to]);
});

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_, init) => {
  const offer = vi.fn(() => true);
  const { runtime, link } = drawLink({}, offer);
  expect(click(link, init)).toBe(true);
  expect([runtime.visited, offer.mock.calls]).toEqual([[], []]);
});

it('lets the browser follow where the navigator takes nothing', () => {
  expect(click(drawLink({ takesClicks: false }).link)).toBe(true);
});

it('offers a plain click to the page first, which may take it', () => {
  const { runtime, link } = drawLink({}, () => false);
  expect(click(link)).toBe(false);
  expect(runtime.visited).toEqual([]);
});

it('goes on to the navigator when the page lets it', () => {
  const { runtime, link } = drawLink({}, () => true);
  expect(click(link)).toBe(false);
  expect(runtime.visited).toEqual([to]);
});

it('does nothing with a click that something inside has taken', () => {
  const runtime = fakeRuntime();
  render(<NavLink to={to}><button type="button" onClick={(event) => event.preventDefault()}>Inside</button></NavLink>, { wrapper: runtime.Wrapper });
  fireEvent.click(screen.getByRole('button'));
  expect(runtime.visited).toEqual([]);
});

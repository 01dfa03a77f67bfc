import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hero } from '../../../src/parts/hero/hero.tsx';
import { turnMs } from '../../../src/parts/hero/use-turns.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemsOf } from '../../support/items.ts';
import { act, fireEvent, render, screen } from '../../support/render.tsx';

let isStill = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isStill = false;
});

const shown = () => screen.getByRole('heading').textContent;
const pass = (turns: number) => act(() => void vi.advanceTimersByTime(turns * turnMs));
const draw = () => render(<Hero items={itemsOf(3)} />, { wrapper: fakeRuntime().Wrapper });

it('takes turns every eight seconds, from the last to the first', () => {
  draw();
  expect(shown()).toBe('Film 1');
  pass(1);
  expect(shown()).toBe('Film 2');
  pass(2);
  expect(shown()).toBe('Film 1');
});

it('waits while the focus is in it, and is stopped by its first control', () => {
  draw();
  const stop = screen.getAllByRole('button')[0]!;
  expect(stop.getAttribute('aria-label')).toBe('Stop the slides');
  act(() => stop.focus());
  pass(3);
  expect(shown()).toBe('Film 1');
  fireEvent.click(stop);
  act(() => stop.blur());
  pass(3);
  expect(shown()).toBe('Film 1');
  expect(stop.getAttribute('aria-label')).toBe('Let the slides take turns');
});

it('stays at what was chosen by hand', () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Show Film 3' }));
  pass(2);
  expect(shown()).toBe('Film 3');
});

it('never moves where motion is reduced', () => {
  isStill = true;
  draw();
  pass(2);
  expect(shown()).toBe('Film 1');
  expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull();
});

it('leads to a page about the title, beside the one that plays it; its picture is a link, too', () => {
  draw();
  expect(screen.getByRole('link', { name: 'More info' }).getAttribute('href')).toBe('/interstitial/1/film-1');
  expect(document.querySelector('a.fl-hero__art')?.getAttribute('href')).toBe('/video/1/film-1');
});

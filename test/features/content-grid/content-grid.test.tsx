import { afterEach, expect, it, vi } from 'vitest';
import { ContentGrid } from '../../../src/features/content-grid/content-grid.tsx';
import type { Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor } from '../../support/render.tsx';

const emit = vi.fn(() => true);
afterEach(() => {
  emit.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const windowOf = (width: number, height = 900) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
};

function draw(readContentGrid: unknown, answers: Answers = {}) {
  const runtime = fakeRuntime({ answers: { readContentGrid, ...answers } });
  render(<ContentGrid gridViewConfigId="all" emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

const columnsShown = () => document.querySelector<HTMLElement>('ul.fl-grid__cards')?.style.gridTemplateColumns;

it.each([[390, 'repeat(2, minmax(0, 1fr))'], [820, 'repeat(4, minmax(0, 1fr))'], [1440, 'repeat(6, minmax(0, 1fr))'], [2560, 'repeat(8, minmax(0, 1fr))']])('a window of %i px has %s', async (width, columns) => {
  windowOf(width);
  draw(recorded('readContentGrid', 'guest: a grid'));
  await screen.findByRole('heading', { level: 1, name: 'Every sport' });
  await waitFor(() => expect(columnsShown()).toBe(columns));
});

it('posters have columns of their own', async () => {
  windowOf(1440);
  draw(recorded('readContentGrid', 'guest: posters'));
  await waitFor(() => expect(columnsShown()).toBe('repeat(5, minmax(0, 1fr))'));
  expect(document.querySelectorAll('.fl-card--poster')).toHaveLength(3);
});

/** @source spec 1 §9 "100 ms in the card grid" */
it('follows a size that lasts a tenth of a second', async () => {
  windowOf(1440);
  draw(recorded('readContentGrid', 'guest: a grid'));
  await waitFor(() => expect(columnsShown()).toBe('repeat(6, minmax(0, 1fr))'));
  vi.useFakeTimers();
  windowOf(390);
  dispatchEvent(new Event('resize'));
  act(() => void vi.advanceTimersByTime(99));
  expect(columnsShown()).toBe('repeat(6, minmax(0, 1fr))');
  await act(async () => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(columnsShown()).toBe('repeat(2, minmax(0, 1fr))'));
});

it('grows by hand, and a page that fails can be tried again', async () => {
  const first = recorded('readContentGrid', 'guest: a grid');
  let works = false;
  const { user } = draw(({ lastSeen }: { lastSeen?: string }) => (!lastSeen ? first : works ? recorded('readContentGrid', 'guest: a grid, next page') : Promise.reject(platformFault('readContentGrid', 503))));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(8));
});

it('an empty one says so, and one that is not there is told', async () => {
  draw(recorded('readContentGrid', 'guest: nothing on it'));
  await screen.findByText('Nothing here yet');
  draw(refused('readContentGrid', 'guest: no such grid'));
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'grid-not-found' }));
});

/** @source spec 1 §2.2 "facet, sort, sortDirection", §4.4 */
it('is narrowed and sorted, and keeps its title and filters meanwhile', async () => {
  const first = recorded('readContentGrid', 'guest: a grid');
  const { runtime, user } = draw(({ facet }: { facet?: string }) => (facet ? recorded('readContentGrid', 'guest: football alone') : first));
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: /^Football/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Every sport' })).toBeTruthy();
  await waitFor(() => expect(runtime.inputsOf('readContentGrid').at(-1)).toMatchObject({ facet: 'genre:football' }));
  const shown = recorded('readContentGrid', 'guest: football alone').contentList.length;
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`${shown} titles shown`));
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(screen.getByRole('button', { name: 'Year' }));
  await waitFor(() => expect(runtime.inputsOf('readContentGrid').at(-1)).toMatchObject({ facet: 'genre:football', sort: 'year', sortDirection: 'ASC' }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
});

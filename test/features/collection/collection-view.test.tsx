import { afterEach, expect, it, vi } from 'vitest';
import { CollectionView } from '../../../src/features/collection/collection-view.tsx';
import { SeriesView } from '../../../src/features/collection/series-view.tsx';
import type { Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const emit = vi.fn(() => true);
afterEach(() => {
  emit.mockClear();
  vi.restoreAllMocks();
});

/** Components measure their width; jsdom has none. */
const wide = (width: number) => vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width, left: 0, right: width, top: 0, bottom: 0, height: 0, x: 0, y: 0, toJSON: () => ({}) });

function drawSeries(answers: Answers, list = {}, id = '5007') {
  const runtime = fakeRuntime({ answers });
  render(<SeriesView seriesId={id} list={list} emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

const thirty = { readSeries: recorded('readSeries', 'guest: thirty seasons'), readSeason: recorded('readSeason', 'guest: a season') };

it('a series has its name, its words, a way to begin and the episodes of its first season', async () => {
  wide(1200);
  drawSeries(thirty);
  await screen.findByRole('heading', { level: 1, name: 'Thirty Cups' });
  expect(screen.getByRole('link', { name: /^Watch now · S1 E1/ }).getAttribute('href')).toMatch(/^\/video\/570101\/.*seasonId=5701&seriesId=5007/);
  expect(await screen.findByRole('heading', { level: 2, name: 'Episodes' })).toBeTruthy();
  await waitFor(() => expect(emit).toHaveBeenCalledWith('collection-loaded', { title: 'Thirty Cups' }));
});

it('its seasons are pills, the shown one marked; the one without episodes is not among them', async () => {
  wide(1200);
  drawSeries(thirty, { seasonId: '5703' });
  const seasons = await screen.findByRole('navigation', { name: 'Seasons' });
  const names = within(seasons).getAllByRole('link').map((link) => link.textContent);
  expect(names).toHaveLength(24);
  expect(names).not.toContain('Season 7');
  expect(within(seasons).getByRole('link', { current: 'page' }).textContent).toBe('Season 3');
  expect(within(seasons).getByRole('button', { name: 'Later seasons' })).toBeTruthy();
});

it('in a vertical view they are behind a button, and a key closes them', async () => {
  wide(390);
  const { user } = drawSeries(thirty);
  const opener = await screen.findByRole('button', { name: 'Season 1' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});

it.each([
  [{ watchlistId: 'w', owner: 'o' }, '/season/5702/season-2?seasonId=5702&seriesId=5007&watchlistId=w&owner=o'],
  [{ watchlistId: 'w' }, '/season/5702/season-2?seasonId=5702&seriesId=5007'],
])('with %j a season leads to %s', async (list, href) => {
  wide(1200);
  drawSeries(thirty, list);
  expect((await screen.findByRole('link', { name: 'Season 2' })).getAttribute('href')).toBe(href);
});

it('a series without seasons shows no selector, and says that nothing is out yet', async () => {
  drawSeries({ readSeries: recorded('readSeries', 'guest: a series without seasons') }, {}, '5002');
  await screen.findByText('No episodes yet');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: /Watch now/ })).toBeNull();
});

it('a series that is not there is told, and one that does not come can be tried again', async () => {
  const { runtime, user } = drawSeries({ readSeries: refused('readSeries', 'guest: no such series') });
  await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'series-not-found' }));
  Object.assign(runtime.context, { answers: thirty });
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Thirty Cups' });
});

function drawCollection(kind: 'season' | 'playlist', id: string, answers: Answers, list = {}) {
  const runtime = fakeRuntime({ answers });
  render(<CollectionView kind={kind} id={id} list={list} emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

it('a season leads to its series, and to its neighbours', async () => {
  wide(1200);
  drawCollection('season', '5106', { readSeason: recorded('readSeason', 'guest: sixty episodes'), readAdjacentSeasons: { precedingSeasons: [], followingSeasons: [{ id: '5107', title: 'Season 2', episodeCount: 3 }] } });
  expect((await screen.findByRole('link', { name: 'Gym on Canal Street' })).getAttribute('href')).toBe('/series/5006/gym-on-canal-street');
  expect((await screen.findByRole('link', { name: 'Season 1' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Season 2' })).toBeTruthy();
  expect(screen.getByText('4 of 60')).toBeTruthy();
});

it('seasons that do not come say so, and the episodes stay', async () => {
  drawCollection('season', '5106', { readSeason: recorded('readSeason', 'guest: sixty episodes'), readAdjacentSeasons: () => Promise.reject(platformFault('readAdjacentSeasons', 503)) });
  await screen.findByText('Failed to load seasons');
  expect(screen.getByRole('list', { name: '' }).children).toHaveLength(4);
});

it('a next page that fails can be tried again, in its place', async () => {
  const first = recorded('readSeason', 'guest: sixty episodes');
  let works = false;
  const readSeason = ({ lastSeen }: { lastSeen?: string }) => (!lastSeen ? first : works ? recorded('readSeason', 'guest: sixty episodes, next page') : Promise.reject(platformFault('readSeason', 503)));
  const { user } = drawCollection('season', '5106', { readSeason, readAdjacentSeasons: recorded('readAdjacentSeasons', 'guest: an only season') });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('More could not be loaded.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('8 of 60');
});

it('a playlist numbers its first ten, and passes itself on', async () => {
  drawCollection('playlist', '4001', { readPlaylist: recorded('readPlaylist', 'guest: a playlist') });
  await screen.findByRole('heading', { level: 1, name: 'Goals of the month' });
  await waitFor(() => expect([...document.querySelectorAll('.fl-card__position')].map((node) => node.textContent)).toEqual(['1', '2', '3', '4', '5', '6']));
  expect(document.querySelector('.fl-card__link')?.getAttribute('href')).toContain('playlistId=4001');
});

import { signal } from '@preact/signals-core';
import { afterEach, expect, it, vi } from 'vitest';
import { GenericView } from '../../../src/features/generic-view/generic-view.tsx';
import { guest, member, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf, itemsOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

afterEach(() => void vi.useRealTimers());

const explore = recorded('readView', 'guest: a shelf to search and filter');
const inside = recorded('readView', 'guest: tabs, a series and a sidebar');

/** Draws a page whose choices are kept as an address keeps them. */
function draw(readView: unknown, { query = {}, answers = {}, viewer = guest }: { query?: Record<string, string>; answers?: Answers; viewer?: typeof guest | typeof member } = {}) {
  const kept = signal<Record<string, string>>(query);
  const address = { query: kept, write: (next: Record<string, string>) => void (kept.value = next) };
  const runtime = fakeRuntime({ answers: { readView, readContentGrid: recorded('readContentGrid', 'guest: a grid'), readSeason: recorded('readSeason', 'guest: a season'), ...answers }, viewer, locale: 'en' });
  render(<GenericView type="section" id="explore" address={address} emit={() => true} />, { wrapper: runtime.Wrapper });
  return { runtime, kept, user: userEvent.setup() };
}

it('shows the first tab, and another one by press and by key; the address says which', async () => {
  const { kept, user } = draw(inside);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([['New', 'true', 0], ['The series', 'false', -1], ['Everything', 'false', -1]]);
  await user.click(tabs[2]!);
  expect(kept.value).toEqual({ tab: 'all' });
  expect(screen.getByRole('tabpanel', { name: 'Everything' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(kept.value).toEqual({});
  expect(document.activeElement?.textContent).toBe('New');
  await user.keyboard('{ArrowLeft}{Home}{End}');
  expect(document.activeElement?.textContent).toBe('Everything');
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

it('begins with the tab that the address names, and follows it', async () => {
  const { kept } = draw(inside, { query: { tab: 'series', from: '/home' } });
  await screen.findByRole('tabpanel', { name: 'The series' });
  act(() => void (kept.value = { tab: 'all', from: '/home' }));
  expect(screen.getByRole('tabpanel', { name: 'Everything' })).toBeTruthy();
});

it('shows a tab by a button of the hero', async () => {
  const { kept, user } = draw(inside);
  await user.click(await screen.findByRole('button', { name: 'The series' }));
  expect(kept.value).toEqual({ tab: 'series' });
});

it('shows a series with its seasons, and the episodes of the chosen one', async () => {
  const { runtime, user, kept } = draw(inside, { query: { tab: 'series' } });
  const seasons = within(await screen.findByRole('group', { name: 'Seasons' })).getAllByRole('button');
  expect(seasons).toHaveLength(29);
  await waitFor(() => expect(runtime.inputsOf('readSeason')).toMatchObject([{ id: '5701' }]));
  await user.click(seasons[1]!);
  await waitFor(() => expect(runtime.inputsOf('readSeason')).toMatchObject([{ id: '5701' }, { id: '5702' }]));
  await screen.findByRole('link', { name: /The key/ });
  expect(kept.value).toEqual({ tab: 'series', seasonId: '5702' });
  await user.click(seasons[0]!);
  expect(kept.value).toEqual({ tab: 'series' });
});

it('begins with the season that the address names, and with the first where it names none of them', async () => {
  const { runtime, kept } = draw(inside, { query: { tab: 'series', seasonId: '5702' } });
  await screen.findByRole('link', { name: /The key/ });
  expect(within(screen.getByRole('group', { name: 'Seasons' })).getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(runtime.inputsOf('readSeason')).toMatchObject([{ id: '5702' }]);
  act(() => void (kept.value = { tab: 'series', seasonId: 'nowhere' }));
  await waitFor(() => expect(runtime.inputsOf('readSeason').at(-1)).toMatchObject({ id: '5701' }));
});

it('asks the platform for what is filtered, in order, and clears it', async () => {
  const { runtime, kept, user } = draw(explore);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: /^Football/ }));
  await user.click(screen.getByRole('button', { name: /^Free/ }));
  expect(kept.value).toEqual({ facet: 'genre:football access:FREE' });
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(screen.queryByRole('button', { name: /^Football/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: /^Title/ }));
  expect(kept.value).toEqual({ facet: 'genre:football access:FREE', sort: 'title', sortDirection: 'DESC' });
  await waitFor(() => expect(runtime.inputsOf('readContentGrid').at(-1)).toMatchObject({ gridViewConfigId: 'all', facet: 'genre:football access:FREE', sort: 'title', sortDirection: 'DESC' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.click(screen.getByRole('button', { name: 'Our order' }));
  expect(kept.value).toEqual({});
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(24));
});

it('asks nothing for a shelf that came with its page', async () => {
  const { runtime } = draw(explore);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(24));
  expect(runtime.inputsOf('readContentGrid')).toEqual([]);
});

it('asks for what the address names from the first', async () => {
  const { runtime } = draw(explore, { query: { query: 'harbour', sort: 'title', sortDirection: 'SIDEWAYS' } });
  await waitFor(() => expect(runtime.inputsOf('readContentGrid')).toMatchObject([{ query: 'harbour', sort: 'title' }]));
  expect(runtime.inputsOf('readContentGrid')[0]).not.toHaveProperty('sortDirection', 'SIDEWAYS');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('harbour');
});

/** @source spec 1 §5 "a query of 1 to 2 characters fires a request after 2 seconds of quiet; 3 or more characters after 1 second; an empty query fires at once" */
it('searches when the typing rests, and at once when asked', async () => {
  const { kept } = draw(explore);
  const field = await screen.findByRole('searchbox');
  vi.useFakeTimers();
  const type = (value: string) => act(() => void fireEvent.input(field, { target: { value } }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  type('ha');
  wait(1999);
  expect(kept.value).toEqual({});
  wait(1);
  expect(kept.value).toEqual({ query: 'ha' });
  type('harb');
  wait(999);
  type('harbour');
  wait(999);
  expect(kept.value).toEqual({ query: 'ha' });
  wait(1);
  expect(kept.value).toEqual({ query: 'harbour' });
  type('');
  wait(0);
  expect(kept.value).toEqual({});
  type('x');
  act(() => void fireEvent.submit(field));
  expect(kept.value).toEqual({ query: 'x' });
});

it('says that nothing fits, and tries again after a failure', async () => {
  let works = false;
  const { user } = draw(explore, { query: { query: 'x' }, answers: { readContentGrid: () => (works ? recorded('readContentGrid', 'guest: nothing found') : Promise.reject(platformFault('readContentGrid', 503))) } });
  await screen.findByRole('alert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing fits that');
});

/** @source spec 1 §4.1 "In a card only route and favourites act" */
it('draws of a card’s buttons what acts in a card', async () => {
  const button = (type: string, text: string, data?: unknown) => ({ action: { type, data }, text });
  const item = itemOf({ id: '7', title: 'Harbour' });
  const cards = [{ item, buttons: [button('play', 'Play it', item), button('route', 'The guide', { path: '/epg' }), button('favourites', 'Keep it', item), button('share', 'Share it', item)] }];
  draw(ofNewerPlatform({ title: 'X', layout: 'zones', elements: [{ $type: 'cardList', $zone: 'sidebar', attributes: { text: 'Start here', cards } }] }), { viewer: member });
  await screen.findByRole('link', { name: 'The guide' });
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
  expect([screen.queryByText('Play it'), screen.queryByText('Share it')]).toEqual([null, null]);
});

it('a list of a page grows by a button of the page', async () => {
  const grid = { gridViewConfigId: 'all', title: 'All', display: 'default', contentList: itemsOf(2), paging: { moreDataAvailable: true, lastSeen: '2' } };
  const hero = { $type: 'hero', $zone: 'hero', attributes: { items: [itemOf({ id: '9' })], buttons: [{ action: { type: 'next-page' }, text: 'More of it' }, { action: { type: 'search' }, text: 'Find' }, { action: { type: 'sort', data: { sort: 'title' } }, text: 'A to Z' }, { action: { type: 'filters', data: { facet: 'genre:boxing' } }, text: 'Boxing' }] } };
  const search = { $type: 'search', $zone: 'header', attributes: { text: 'Search here' } };
  const { runtime, kept, user } = draw(ofNewerPlatform({ title: 'X', layout: 'zones', elements: [hero, search, { $type: 'gridBlock', $zone: 'list', attributes: grid }] }));
  await user.click(await screen.findByRole('button', { name: 'More of it' }));
  await waitFor(() => expect(runtime.inputsOf('readContentGrid')).toMatchObject([{ lastSeen: '2' }]));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  await user.click(screen.getByRole('button', { name: 'A to Z' }));
  await user.click(screen.getByRole('button', { name: 'Boxing' }));
  expect(kept.value).toEqual({ sort: 'title', sortDirection: 'ASC', facet: 'genre:boxing' });
});

it.each(['tabs', 'series', 'gridBlock', 'filterList', 'search', 'cardList'])('a broken %s fails alone, with a way to try again', async ($type) => {
  draw(ofNewerPlatform({ title: 'X', layout: 'zones', elements: [{ $type, $zone: 'list', attributes: { text: 7 } }, { $type: 'textBlock', $zone: 'list', attributes: { text: 'It stands' } }] }));
  const alert = await screen.findByRole('alert');
  expect(alert.closest('[data-code]')?.getAttribute('data-code')).toBe(`contract-broken: ${$type}`);
  expect(screen.getByText('It stands')).toBeTruthy();
});

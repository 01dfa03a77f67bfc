import { expect, it } from 'vitest';
import { BesideTitle } from '../../../../src/site/pages/watch/beside-title.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { itemOf } from '../../../support/items.ts';
import { modelPlatform } from '../../../store/lists/model-platform.ts';
import { render, screen, within } from '../../../support/render.tsx';

const answers = () => ({
  readBucket: recorded('readBucket', 'guest: like a film'), readSeason: recorded('readSeason', 'guest: a season'), readPlaylist: recorded('readPlaylist', 'guest: a playlist'),
});

it.each([
  ['a film', itemOf({ id: '1001' }), {}, 'More like this'],
  ['an episode', itemOf({ id: '5201', seasonId: '5101', seriesId: '5001' }), {}, 'Episodes'],
  ['a title of a playlist', itemOf({ id: '5201', seasonId: '5101' }), { playlistId: '4001' }, 'In this playlist'],
])('%s is followed by what belongs to it', async (_case, item, list, name) => {
  const runtime = fakeRuntime({ locale: 'en', answers: answers() });
  render(<BesideTitle item={item} list={list} />, { wrapper: runtime.Wrapper });
  expect((await screen.findAllByRole('heading', { name: new RegExp(`^${name}`) })).length).toBeGreaterThan(0);
});

const many = Array.from({ length: 60 }, (_, index) => String(index + 1));

it('a title of a viewer’s list is followed by that list, as far as the title, which is marked; its cards lead on in it', async () => {
  const { answers: lists } = modelPlatform(many);
  const runtime = fakeRuntime({ locale: 'en', viewer: member, answers: { ...answers(), ...lists } });
  render(<BesideTitle item={itemOf({ id: '40' })} list={{ watchlistId: 'wl.1', owner: 'viewer' }} />, { wrapper: runtime.Wrapper });
  const here = await screen.findByRole('link', { name: /^Film 40,/, current: true });
  expect(here.getAttribute('href')).toContain('watchlistId=wl.1&owner=viewer');
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1);
  expect(within(here.closest('li')!).getByText('Playing')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Film 51,/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/watchlists/wl.1');
});

it('a list that is gone leaves the title’s own season', async () => {
  const runtime = fakeRuntime({ locale: 'en', answers: { ...answers(), readWatchlistContent: refused('readWatchlistContent', 'member: no such list') } });
  render(<BesideTitle item={itemOf({ id: '5201', seasonId: '5101' })} list={{ watchlistId: 'wl.1', owner: 'viewer' }} />, { wrapper: runtime.Wrapper });
  expect(await screen.findByRole('heading', { name: 'Episodes' })).toBeTruthy();
});

import { expect, it } from 'vitest';
import { PlaylistPage } from '../../../../src/site/pages/collections/playlist-page.tsx';
import { SeasonPage } from '../../../../src/site/pages/collections/season-page.tsx';
import { SeriesPage } from '../../../../src/site/pages/collections/series-page.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, waitFor } from '../../../support/render.tsx';

const missing = {
  readSeries: refused('readSeries', 'guest: no such series'), readSeason: refused('readSeason', 'guest: no such season'), readPlaylist: refused('readPlaylist', 'guest: no such playlist'),
};

it.each([
  ['/series/9999/no-such-series', SeriesPage], ['/season/9999', SeasonPage], ['/playlist/9999', PlaylistPage],
] as const)('%s is told to be no page, with a way home', async (address, Page) => {
  const site = fakeSite(address, { answers: missing });
  render(site.within(<Page {...site.props} />));
  await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' });
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/home');
  await waitFor(() => expect(site.setTitle).toHaveBeenLastCalledWith('There is nothing at this address'));
});

it.each([
  ['/series/5001', SeriesPage, 'Inside Northgate'], ['/season/5101', SeasonPage, 'Inside Northgate, season 1'], ['/playlist/4001', PlaylistPage, 'Goals of the month'],
] as const)('%s names the page', async (address, Page, title) => {
  const site = fakeSite(address);
  render(site.within(<Page {...site.props} />));
  await waitFor(() => expect(site.setTitle).toHaveBeenLastCalledWith(title));
});

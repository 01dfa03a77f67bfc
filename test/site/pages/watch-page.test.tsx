import { afterEach, expect, it, vi } from 'vitest';
import { WatchPage } from '../../../src/site/pages/watch-page.tsx';
import { fakeSite } from '../../support/fake-site.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';
import { member } from '../../support/fake-context.ts';

afterEach(() => vi.unstubAllGlobals());

it('an unknown film is told to be no page, with a way home', async () => {
  const site = fakeSite('/video/9999', { answers: { readVodPlayback: refused('readVodPlayback', 'guest: no such film') } });
  render(site.within(<WatchPage {...site.props} />));
  await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address' });
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
  await waitFor(() => expect(site.setTitle).toHaveBeenLastCalledWith('There is nothing at this address'));
});

it('an event that is not there says so in its heading, and is no longer loading', async () => {
  const site = fakeSite('/live/9999', { answers: { readLivePlayback: refused('readLivePlayback', 'guest: no such event') } });
  render(site.within(<WatchPage {...site.props} />));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not live/));
});

it('a purchase leads back to the title with its query and fragment', async () => {
  const film = recorded('readVodPlayback', 'member: a film of a licence');
  const site = fakeSite('/video/1003/title?playlistId=3#search=ring', { viewer: member, answers: { readVodPlayback: film } });
  render(site.within(<WatchPage {...site.props} />));
  await userEvent.click(await screen.findByRole('button', { name: 'See plans' }));
  expect(site.visited).toMatchObject([{ name: 'purchase', query: { eventId: '1003', from: '/video/1003/title?playlistId=3#search=ring' } }]);
});

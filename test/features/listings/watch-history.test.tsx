import { expect, it } from 'vitest';
import { WatchHistory } from '../../../src/features/listings/watch-history.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const member = { who: 'member', id: 'viewer-1', displayName: 'Ines', profileType: 'adult' } as const;

it('a guest is asked to sign in, with the way back, and nothing is read', async () => {
  const runtime = fakeRuntime({ viewer: { who: 'guest' } });
  render(<WatchHistory />, { wrapper: runtime.Wrapper });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?from=%2Fhistory');
  expect(runtime.calls).toEqual([]);
});

it('a member finds what they watched, the latest first', async () => {
  const runtime = fakeRuntime({ viewer: member, answers: { readWatchHistory: recorded('readWatchHistory', 'resume: what was watched') } });
  render(<WatchHistory />, { wrapper: runtime.Wrapper });
  await screen.findByRole('heading', { level: 1, name: 'Watched' });
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(3));
  expect(document.querySelector('.fl-card__link')?.getAttribute('href')).toMatch(/^\/video\/1001/);
});

it('who has watched nothing is led to the catalogue', async () => {
  const runtime = fakeRuntime({ viewer: member, answers: { readWatchHistory: recorded('readWatchHistory', 'buyer: nothing watched') } });
  render(<WatchHistory />, { wrapper: runtime.Wrapper });
  await screen.findByText('You have not watched anything yet');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/browse');
});

it('a failure can be tried again', async () => {
  let works = false;
  const runtime = fakeRuntime({ viewer: member, answers: { readWatchHistory: () => (works ? recorded('readWatchHistory', 'resume: what was watched') : Promise.reject(platformFault('readWatchHistory', 503))) } });
  render(<WatchHistory />, { wrapper: runtime.Wrapper });
  await screen.findByText('What you have watched could not be loaded.');
  works = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelectorAll('.fl-card__link')).toHaveLength(3));
});

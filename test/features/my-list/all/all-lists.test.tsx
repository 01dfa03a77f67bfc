import { describe, expect, it, vi } from 'vitest';
import { AllLists } from '../../../../src/features/my-list/all/all-lists.tsx';
import { guest, member, refusal, type Answers } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const lists = recorded('readWatchlists', 'resume: own and saved');

function drawAll(answers: Answers = {}, viewer = member) {
  const runtime = fakeRuntime({ viewer, answers: { readWatchlists: lists, makeWatchlist: { id: 'wl.new' }, ...answers } });
  render(<AllLists emit={vi.fn(() => true)} heading="h1" />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

describe('all lists', () => {
  it('are links: the favourites to my list, own ones by their id, another’s with its owner', async () => {
    drawAll();
    const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 3)).toEqual(['/mylist', '/watchlists/staff-picks?owner=viewer-2', '/watchlists/with-the-children']);
    expect(screen.getByText(/A list by/).textContent).toContain('Arena');
  });

  it('grow by a new one, whose page opens', async () => {
    const { user, runtime } = drawAll();
    await user.click(await screen.findByRole('button', { name: /New list/ }));
    await user.type(screen.getByRole('textbox'), 'Later{Enter}');
    await waitFor(() => expect(runtime.visited).toEqual([{ name: 'watchlists', params: { watchlistId: 'wl.new' } }]));
  });

  it('are what a guest signs in for', async () => {
    drawAll({}, guest);
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login?from=%2Fwatchlists');
  });

  it('say that they did not come, and come on the next try', async () => {
    const { user, runtime } = drawAll({ readWatchlists: () => Promise.reject(refusal('readWatchlists', 503)) });
    await screen.findByText('Your lists could not be loaded.');
    runtime.answers['readWatchlists'] = lists;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Friday nights');
  });
});

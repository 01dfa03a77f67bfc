import { describe, expect, it, vi } from 'vitest';
import { MyList } from '../../../src/features/my-list/my-list.tsx';
import { createFavourites } from '../../../src/store/lists/favourites.ts';
import { guest, member, refusal, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../support/render.tsx';

const list = { watchlistExternalId: 'fav', ownerExternalId: 'me', name: 'F', ownership: 'OWNED', systemDefinedType: 'FAVOURITES', isEmpty: false };

function keeping(ids: number[]): Answers {
  const kept = [...ids];
  return {
    readWatchlists: { watchlists: [list], pagingInfo: { moreDataAvailable: false } },
    readWatchlistContent: ({ lastSeen }: { lastSeen?: string }) => {
      const start = Number(lastSeen ?? 0);
      return {
        ...list,
        content: kept.slice(start, start + 25).map((id) => itemOf({ id: String(id), title: `Film ${id}` })),
        pagingInfo: { moreDataAvailable: kept.length > start + 25, lastSeen: String(start + 25) },
      };
    },
    addWatchlistContent: ({ content: [entry] }: { content: { id: string }[] }) => void kept.unshift(Number(entry!.id)),
    removeWatchlistContent: ({ contentId }: { contentId: string }) => void kept.splice(kept.indexOf(Number(contentId)), 1),
  };
}

function drawList(answers: Answers, viewer = member, emit = vi.fn(() => true)) {
  const runtime = fakeRuntime({ answers, viewer });
  render(<MyList emit={emit} />, { wrapper: runtime.Wrapper });
  return { runtime, emit, user: userEvent.setup() };
}

const remove = (id: number) => screen.findByRole('button', { name: `Remove Film ${id} from my list` });

describe('a guest', () => {
  it('is asked to sign in, and the page may do that its own way', async () => {
    const { emit, runtime } = drawList(keeping([1]), guest, vi.fn(() => false));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?from=%2Fmylist');
    expect(fireEvent.click(link)).toBe(false);
    expect(emit).toHaveBeenCalledWith('sign-in-required', { id: null, kind: null, need: 'sign-in', asked: true }, { cancelable: true });
    expect([runtime.visited, runtime.calls]).toEqual([[], []]);
  });

  it('goes to login when the page does nothing', async () => {
    const { runtime } = drawList(keeping([]), guest);
    fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(runtime.visited).toEqual([{ name: 'login', query: { from: '/mylist' } }]);
  });

  it('who signs in sees their list without a reload', async () => {
    const { runtime } = drawList(keeping([1]), guest);
    await screen.findByRole('link', { name: 'Sign in' });
    act(() => {
      runtime.viewer.value = member;
    });
    await screen.findByRole('link', { name: /^Film 1,/ });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('a member', () => {
  it('sees skeletons, then cards that are real links into the list', async () => {
    drawList(keeping([1, 2]));
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    const link = await screen.findByRole('link', { name: /^Film 1,/ });
    expect(link.getAttribute('href')).toBe('/video/1/film-1?watchlistId=fav&owner=me');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBeNull();
  });

  it('with an empty list is shown the way to something to watch', async () => {
    const { runtime } = drawList(keeping([]));
    fireEvent.click(await screen.findByRole('link', { name: 'Find something to watch' }));
    expect(runtime.visited).toEqual([{ name: 'home' }]);
  });

  it('takes a film out, and the focus goes to the next one', async () => {
    const { user, runtime, emit } = drawList(keeping([1, 2, 3]));
    await user.click(await remove(2));
    expect(screen.queryByRole('link', { name: /^Film 2,/ })).toBeNull();
    const next = await remove(3);
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(runtime.inputsOf('removeWatchlistContent')).toEqual([{ id: 'fav', contentType: 'VOD_VIDEO', contentId: '2' }]);
    expect(emit).toHaveBeenCalledWith('favourite-changed', { id: '2', favourite: false });
    expect(screen.getByText('Film 2 was removed.')).toBeTruthy();
  });

  it('who takes the last one out lands on the title', async () => {
    const { user } = drawList(keeping([1]));
    await user.click(await remove(1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My list' })));
    expect(screen.getByText('Your list is empty')).toBeTruthy();
  });

  it('puts it back', async () => {
    const { user, runtime } = drawList(keeping([1, 2]));
    await user.click(await remove(1));
    await user.click(screen.getByRole('button', { name: 'Undo Film 1' }));
    await screen.findByRole('link', { name: /^Film 1,/ });
    await waitFor(() => expect(runtime.inputsOf('addWatchlistContent')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('gets the film back when the platform says no', async () => {
    const { user } = drawList({ ...keeping([1, 2]), removeWatchlistContent: () => Promise.reject(refusal('removeWatchlistContent')) });
    await user.click(await remove(1));
    await screen.findByRole('link', { name: /^Film 1,/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
  });

  it('sees a heart of another element appear', async () => {
    const answers = keeping([1]);
    const { runtime } = drawList(answers);
    await screen.findByRole('link', { name: /^Film 1,/ });
    await act(() => runtime.scope.store.shared(createFavourites).toggle(itemOf({ id: '9', title: 'Film 9' })));
    await screen.findByRole('link', { name: /^Film 9,/ });
  });

  it('asks for more', async () => {
    const { user } = drawList(keeping(Array.from({ length: 30 }, (_, index) => index + 1)));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: /^Film 30,/ });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps the list when more does not come, and may try again', async () => {
    const { user, runtime } = drawList(keeping(Array.from({ length: 30 }, (_, index) => index + 1)));
    const more = await screen.findByRole('button', { name: 'Show more' });
    const content = runtime.answers['readWatchlistContent'];
    runtime.answers['readWatchlistContent'] = () => Promise.reject(refusal('readWatchlistContent'));
    await user.click(more);
    await screen.findByText('More could not be loaded.');
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    runtime.answers['readWatchlistContent'] = content;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /^Film 30,/ });
  });

  it('is told in plain words that the list did not come, and may try again', async () => {
    const answers = keeping([1]);
    const { user, runtime, emit } = drawList({ ...answers, readWatchlists: () => Promise.reject(refusal('readWatchlists', 503)) });
    expect((await screen.findByRole('alert')).textContent).toBe('Your list could not be loaded.');
    await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'fault' }));
    runtime.answers['readWatchlists'] = answers['readWatchlists'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: /^Film 1,/ });
  });
});

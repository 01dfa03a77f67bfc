import { describe, expect, it, vi } from 'vitest';
import { CarouselRow } from '../../../src/features/carousel-row/carousel-row.tsx';
import { guest, member, refusal, type Answers } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemsOf } from '../../support/items.ts';
import { act, fireEvent, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

/** A bucket of some films, ten at a time. */
const films = (count: number, facts: object = {}) => ({ lastSeen }: { lastSeen?: string }) => {
  const start = Number(lastSeen ?? 0);
  const end = Math.min(start + 10, count);
  return { bucketId: 'b', name: 'Films', type: 'BASE', contentList: itemsOf(end - start, start + 1), paging: { moreDataAvailable: end < count, lastSeen: String(end) }, ...facts };
};

const emptyList = {
  readWatchlists: { watchlists: [], pagingInfo: { moreDataAvailable: false } },
} satisfies Answers;

async function drawRow(options: Parameters<typeof fakeRuntime>[0] = {}) {
  const emit = vi.fn(() => true);
  const runtime = fakeRuntime({ ...options, answers: { readBucket: films(25), ...options.answers } });
  const drawn = render(<CarouselRow bucketId="b" emit={emit} />, { wrapper: runtime.Wrapper });
  return { ...drawn, runtime, emit, user: userEvent.setup() };
}

const links = () => within(screen.getByRole('list')).getAllByRole('link');

describe('a row', () => {
  it('waits in skeletons and says that it is busy', async () => {
    await drawRow({ answers: { readBucket: () => new Promise(() => undefined) } });
    expect(screen.getByRole('group')).toHaveProperty('ariaBusy', 'true');
    expect(document.querySelectorAll('.fl-skeleton').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is a named list of real links', async () => {
    const { emit } = await drawRow();
    await screen.findByRole('list', { name: 'Films' });
    expect(links()).toHaveLength(10);
    expect(links()[0]!.getAttribute('href')).toBe('/video/1/film-1');
    expect(screen.getByRole('heading', { name: 'Films' })).toBeTruthy();
    await waitFor(() => expect(emit).toHaveBeenCalledWith('row-loaded', { bucketId: 'b', count: 10 }));
  });

  it('says title, state and length of each card', async () => {
    await drawRow({ answers: { readBucket: films(2, { contentList: itemsOf(1, 1, { accessLevel: 'DENIED', watchProgress: 2160 }) }) } });
    await screen.findByRole('link', { name: 'Film 1, Premium, watched 40%, 1 hour 30 minutes' });
  });

  it('leads to grids and news as to films', async () => {
    const cards = [...itemsOf(1, 1, { type: 'GRID' }), ...itemsOf(1, 2), ...itemsOf(1, 3, { type: 'DATA_FEED' })];
    await drawRow({ answers: { readBucket: films(3, { contentList: cards }) } });
    await screen.findByRole('link', { name: /^Film 2/ });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/grid?gridviewconfigid=1', '/video/2/film-2', '/news/news/3']);
  });

  it('says so when it is empty', async () => {
    await drawRow({ answers: { readBucket: films(0) } });
    await screen.findByText('Nothing here yet');
  });

  it('that fails says what in plain words, and comes when asked again', async () => {
    const { user, runtime, emit } = await drawRow({ answers: { readBucket: refused('readBucket', 'guest: no such row') } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This row could not be loaded.');
    await waitFor(() => expect(emit).toHaveBeenCalledWith('load-failed', { code: 'bucket-not-found' }));
    runtime.context.answers['readBucket'] = films(3);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Films' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its edge buttons at the ends, dimmed', async () => {
    await drawRow();
    await screen.findByRole('list', { name: 'Films' });
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });
});

describe('a click', () => {
  it('goes to the navigator, which keeps the browser from following', async () => {
    const { runtime } = await drawRow();
    const [first] = (await screen.findByRole('list', { name: 'Films' }), links());
    expect(fireEvent.click(first!)).toBe(false);
    expect(runtime.visited).toEqual([{ name: 'vod', params: { eventId: '1', eventTitle: 'film-1' } }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])('with %j stays the browser\'s', async (how) => {
    const { runtime } = await drawRow();
    const [first] = (await screen.findByRole('list', { name: 'Films' }), links());
    fireEvent.click(first!, how);
    expect(runtime.visited).toEqual([]);
  });

  it('that nobody takes stays the browser\'s', async () => {
    await drawRow({ takesClicks: false });
    const [first] = (await screen.findByRole('list', { name: 'Films' }), links());
    expect(fireEvent.click(first!)).toBe(true);
  });

  it('of a guest on sign-in-only content leads to login and back', async () => {
    await drawRow({ answers: { readBucket: films(1, { contentList: itemsOf(1, 1, { accessLevel: 'GRANTED_ON_SIGN_IN' }) }) } });
    const link = await screen.findByRole('link', { name: /Sign in to watch/ });
    expect(link.getAttribute('href')).toBe(`/login?from=${encodeURIComponent('/video/1/film-1')}`);
  });
});

describe('the keyboard', () => {
  it('finds one stop and moves inside by arrows, Home and End', async () => {
    const { user } = await drawRow({ answers: { readBucket: films(5) } });
    await screen.findByRole('list', { name: 'Films' });
    expect(links().filter((link) => link.tabIndex === 0)).toHaveLength(1);
    act(() => links()[0]!.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(links()[2]);
    expect(links().map((link) => link.tabIndex)).toEqual([-1, -1, 0, -1, -1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(links()[4]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(links()[4]);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(links()[0]);
  });

  it('goes on to the left where reading runs from right to left', async () => {
    const { user } = await drawRow({ locale: 'ar', answers: { readBucket: films(5) } });
    await screen.findByRole('list', { name: 'Films' });
    expect(screen.getByRole('group').getAttribute('dir')).toBe('rtl');
    act(() => links()[0]!.focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(links()[1]);
  });

  it('asks for the next page before the last card and walks on into it', async () => {
    const { user, runtime } = await drawRow();
    await screen.findByRole('list', { name: 'Films' });
    act(() => links()[0]!.focus());
    await user.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(links()).toHaveLength(20));
    await waitFor(() => expect(document.activeElement).toBe(links()[10]));
    expect(runtime.context.inputsOf('readBucket')).toHaveLength(2);
  });

  it('keeps its cards and shows a retry card in place when the page does not come', async () => {
    const { user, runtime } = await drawRow();
    await screen.findByRole('list', { name: 'Films' });
    runtime.context.answers['readBucket'] = () => Promise.reject(refusal('readBucket'));
    act(() => links()[0]!.focus());
    await user.keyboard('{End}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(links()).toHaveLength(10);
    runtime.context.answers['readBucket'] = films(25);
    await user.click(again);
    await waitFor(() => expect(links()).toHaveLength(20));
  });
});

describe('hearts', () => {
  it('are hidden for guests and appear when somebody signs in', async () => {
    const { runtime } = await drawRow({ viewer: guest, answers: { readBucket: films(2), ...emptyList } });
    await screen.findByRole('list', { name: 'Films' });
    expect(screen.queryByRole('button', { name: /my list/ })).toBeNull();
    act(() => {
      runtime.context.viewer.value = member;
    });
    expect(await screen.findAllByRole('button', { name: /^Add .* to my list$/ })).toHaveLength(2);
  });

  it('flip at once, are no second stop, and flip back when the platform says no', async () => {
    let refuse = (_: unknown): void => undefined;
    const { user, emit } = await drawRow({
      viewer: member,
      answers: {
        readBucket: films(2),
        readWatchlists: { watchlists: [{ watchlistExternalId: 'f', ownerExternalId: 'me', name: 'F', ownership: 'OWNED', systemDefinedType: 'FAVOURITES', isEmpty: true }], pagingInfo: { moreDataAvailable: false } },
        addWatchlistContent: () => new Promise((_, reject) => (refuse = reject)),
      },
    });
    const heart = await screen.findByRole('button', { name: 'Add Film 1 to my list' });
    expect(heart.tabIndex).toBe(-1);
    await user.click(heart);
    await screen.findByRole('button', { name: 'Remove Film 1 from my list' });
    expect(emit).toHaveBeenCalledWith('favourite-changed', { id: '1', favourite: true });
    await act(async () => refuse(refusal('addWatchlistContent')));
    await screen.findByRole('button', { name: 'Add Film 1 to my list' });
  });

  it('are pressed by h on the card that has the focus', async () => {
    const { user } = await drawRow({ viewer: member, answers: { readBucket: films(2), ...emptyList } });
    await screen.findByRole('list', { name: 'Films' });
    act(() => links()[0]!.focus());
    await user.keyboard('h');
    await screen.findByText('Film 1 is in your list.');
    expect(document.activeElement).toBe(links()[0]);
  });

  it('are not there in a realm without watchlists', async () => {
    const { testSettings } = await import('../../support/test-settings.ts');
    await drawRow({ viewer: member, settings: { flags: { ...testSettings.flags, watchlists: false } } });
    await screen.findByRole('list', { name: 'Films' });
    expect(screen.queryByRole('button', { name: /my list/ })).toBeNull();
  });
});

describe('the dress of a row', () => {
  it('is posters, positions 1 to 10 that are not spoken, and no metadata, as the bucket says', async () => {
    await drawRow({ answers: { readBucket: films(12, { contentList: itemsOf(12), rowTypeData: { title: 'Top', displayPosters: true, showItemPosition: true, hideMetadata: true } }) } });
    await screen.findByRole('list', { name: 'Top' });
    expect(document.querySelectorAll('.fl-card--poster')).toHaveLength(12);
    await waitFor(() => expect([...document.querySelectorAll('.fl-card__position')].map((node) => node.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']));
    expect(document.querySelector('.fl-card__meta')).toBeNull();
    expect(links()[0]!.getAttribute('aria-label')).toBe('Film 1, 1 hour 30 minutes');
  });
});

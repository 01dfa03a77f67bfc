import { computed } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { createFavourites, type Favourites } from '../../../src/store/lists/favourites.ts';
import { fakeContext, guest, member, refusal, type Answers } from '../../support/fake-context.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { testSettings } from '../../support/test-settings.ts';
import { itemOf, itemsOf } from '../../support/items.ts';

const list = { watchlistExternalId: 'fav', ownerExternalId: 'me', name: 'My list', ownership: 'OWNED', isEmpty: false };

/** A platform that keeps one list. */
function platform(ids: string[], overrides: Answers = {}) {
  const kept = [...ids];
  const content = (lastSeen?: string) => {
    const start = lastSeen ? kept.indexOf(lastSeen) + 1 : 0;
    const page = kept.slice(start, start + 25);
    const moreDataAvailable = kept.length > start + 25;
    return { ...list, content: page.map((id) => itemOf({ id })), pagingInfo: { moreDataAvailable, ...(moreDataAvailable ? { lastSeen: page.at(-1) } : {}) } };
  };
  const answers: Answers = {
    readWatchlists: { watchlists: [{ ...list, watchlistExternalId: 'other' }, { ...list, systemDefinedType: 'FAVOURITES' }], pagingInfo: { moreDataAvailable: false } },
    readWatchlistContent: ({ lastSeen }: { lastSeen?: string }) => content(lastSeen),
    addWatchlistContent: ({ content: [entry] }: { content: { id: string }[] }) => void kept.unshift(entry!.id),
    removeWatchlistContent: ({ contentId }: { contentId: string }) => void kept.splice(kept.indexOf(contentId), 1),
    ...overrides,
  };
  return { kept, answers };
}

const idsOf = (favourites: Favourites) => {
  const state = favourites.items.value;
  return state.status === 'ready' ? state.value.map((item) => item.id) : state.status;
};

/** A call that waits until the test lets it go on. */
function gate() {
  let open = () => {};
  let fail = (_: unknown) => {};
  const promise = new Promise<void>((resolve, reject) => ((open = resolve), (fail = reject)));
  return { promise, open: () => open(), fail: (reason: unknown) => fail(reason) };
}

describe('the list', () => {
  it('is idle for guests, who ask for nothing', async () => {
    const context = fakeContext({ viewer: guest, ...platform(['1']) });
    const favourites = createFavourites(context);
    await favourites.load();
    expect([idsOf(favourites), context.calls]).toEqual(['idle', []]);
    expect(favourites.has({ id: '1', favourite: true })).toBe(false);
  });

  it('is the system list of type FAVOURITES, 25 at a time', async () => {
    const context = fakeContext({ viewer: member, ...platform(['1', '2']) });
    const favourites = createFavourites(context);
    await favourites.load();
    expect(idsOf(favourites)).toEqual(['1', '2']);
    expect(context.inputsOf('readWatchlistContent')).toEqual([{ id: 'fav', rpp: 25 }]);
  });

  it('says how addresses name it, until another viewer comes', async () => {
    const context = fakeContext({ viewer: member, ...platform(['1', '2']) });
    const favourites = createFavourites(context);
    await favourites.load();
    const named = favourites.list.value;
    expect(named).toEqual({ watchlistId: 'fav', owner: 'me' });
    await favourites.load();
    expect(favourites.list.value).toBe(named);
    context.viewer.value = guest;
    expect(favourites.list.value).toBeUndefined();
  });

  it('is asked for once, however many elements want it', async () => {
    const context = fakeContext({ viewer: member, ...platform(['1']) });
    const favourites = createFavourites(context);
    await Promise.all([favourites.load(), favourites.load()]);
    await favourites.load();
    expect(context.inputsOf('readWatchlistContent')).toHaveLength(1);
  });

  it('grows page by page, each asked once', async () => {
    const ids = itemsOf(60).map((item) => item.id);
    const context = fakeContext({ viewer: member, ...platform(ids) });
    const favourites = createFavourites(context);
    await favourites.load();
    expect(favourites.more.value).toBe('available');
    await Promise.all([favourites.loadMore(), favourites.loadMore()]);
    expect(idsOf(favourites)).toEqual(ids.slice(0, 50));
    await favourites.loadMore();
    expect(idsOf(favourites)).toEqual(ids);
    expect([favourites.more.value, context.inputsOf('readWatchlistContent').length]).toEqual(['none', 3]);
  });

  it('keeps what is there when the next page fails, and says so', async () => {
    const context = fakeContext({ viewer: member, ...platform(itemsOf(30).map((item) => item.id)) });
    const favourites = createFavourites(context);
    await favourites.load();
    context.answers['readWatchlistContent'] = () => Promise.reject(refusal('readWatchlistContent'));
    await favourites.loadMore();
    expect(favourites.more.value).toBe('failed');
    expect(idsOf(favourites)).toHaveLength(25);
  });

  it('fails with a value and loads when asked again', async () => {
    const { answers } = platform(['1']);
    const context = fakeContext({ viewer: member, answers: { ...answers, readWatchlists: () => Promise.reject(refusal('readWatchlists', 503)) } });
    const favourites = createFavourites(context);
    await favourites.load();
    expect(favourites.items.value).toMatchObject({ status: 'failed', failure: { status: 503 } });
    context.answers = answers;
    await favourites.load();
    expect(idsOf(favourites)).toEqual(['1']);
  });

  it('is empty for a member who has no such list', async () => {
    const context = fakeContext({ viewer: member, answers: { readWatchlists: { watchlists: [], pagingInfo: { moreDataAvailable: false } } } });
    const favourites = createFavourites(context);
    await favourites.load();
    expect(idsOf(favourites)).toEqual([]);
  });

  it('fills when somebody signs in and empties when they leave', async () => {
    const context = fakeContext({ viewer: guest, ...platform(['1']) });
    const favourites = createFavourites(context);
    await favourites.load();
    context.viewer.value = member;
    await vi.waitFor(() => expect(idsOf(favourites)).toEqual(['1']));
    context.viewer.value = guest;
    expect(idsOf(favourites)).toBe('idle');
  });

  it('never shows one viewer what was fetched for another', async () => {
    const wait = gate();
    const { answers } = platform(['1']);
    const slow = answers['readWatchlistContent'] as (input: object) => unknown;
    const context = fakeContext({ viewer: member, answers: { ...answers, readWatchlistContent: async (input: object) => (await wait.promise, slow(input)) } });
    const favourites = createFavourites(context);
    const loading = favourites.load();
    await vi.waitFor(() => expect(context.inputsOf('readWatchlistContent')).toHaveLength(1));
    context.viewer.value = guest;
    wait.open();
    await loading;
    expect(idsOf(favourites)).toBe('idle');
  });
});

describe('what changed elsewhere', () => {
  it('comes in without a loading state in between', async () => {
    const { kept, answers } = platform(['1']);
    const context = fakeContext({ viewer: member, answers });
    const favourites = createFavourites(context);
    await favourites.load();
    const seen: unknown[] = [];
    const stop = favourites.items.subscribe((state) => seen.push(state.status));
    kept.push('2');
    context.tell({ subject: 'favourites', ids: ['2'] });
    await vi.waitFor(() => expect(idsOf(favourites)).toEqual(['1', '2']));
    stop();
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });

  it('wins over what was toggled here before', async () => {
    const { kept, answers } = platform([]);
    const context = fakeContext({ viewer: member, answers });
    const favourites = createFavourites(context);
    await favourites.toggle(itemOf({ id: '7' }));
    kept.length = 0;
    context.tell({ subject: 'favourites', ids: ['7'] });
    await vi.waitFor(() => expect(favourites.has({ id: '7', favourite: false })).toBe(false));
  });

  it('of another subject is no reason to ask', async () => {
    const context = fakeContext({ viewer: member, ...platform(['1']) });
    createFavourites(context);
    context.tell({ subject: 'entitlements', ids: [] });
    expect(context.calls).toEqual([]);
  });

  it('is heard no more after dispose', () => {
    const context = fakeContext({ viewer: member, ...platform(['1']) });
    createFavourites(context).dispose();
    context.tell({ subject: 'favourites', ids: [] });
    expect(context.calls).toEqual([]);
  });
});

describe('the heart', () => {
  it('believes the item until the list is there', async () => {
    const context = fakeContext({ viewer: member, ...platform(['1']) });
    const favourites = createFavourites(context);
    expect([favourites.has({ id: '9', favourite: true }), favourites.has({ id: '1', favourite: false })]).toEqual([true, false]);
    await favourites.load();
    expect([favourites.has({ id: '9', favourite: true }), favourites.has({ id: '1', favourite: false })]).toEqual([false, true]);
  });

  it('flips at once and tells the platform', async () => {
    const { kept, answers } = platform([]);
    const context = fakeContext({ viewer: member, answers });
    const favourites = createFavourites(context);
    const item = itemOf({ id: '7', type: 'LIVE_EVENT' });
    const full = computed(() => favourites.has(item));
    const seen: boolean[] = [];
    full.subscribe((value) => seen.push(value));
    const done = favourites.toggle(item);
    expect(full.value).toBe(true);
    await done;
    expect(context.inputsOf('addWatchlistContent')).toEqual([{ id: 'fav', content: [{ id: '7', contentType: 'LIVE_EVENT' }] }]);
    await favourites.toggle(item);
    expect(context.inputsOf('removeWatchlistContent')).toEqual([{ id: 'fav', contentType: 'LIVE_EVENT', contentId: '7' }]);
    expect([seen, kept]).toEqual([[false, true, false], []]);
  });

  it('flips back in silence when the platform says no', async () => {
    const { answers } = platform(['1'], { addWatchlistContent: () => Promise.reject(refusal('addWatchlistContent')) });
    const favourites = createFavourites(fakeContext({ viewer: member, answers }));
    await favourites.load();
    const done = favourites.toggle(itemOf({ id: '7' }));
    expect(idsOf(favourites)).toEqual(['7', '1']);
    await expect(done).resolves.toBeUndefined();
    expect([idsOf(favourites), favourites.has({ id: '7', favourite: false })]).toEqual([['1'], false]);
  });

  it('puts an item into the list and takes it out', async () => {
    const favourites = createFavourites(fakeContext({ viewer: member, ...platform(['1', '2']) }));
    await favourites.load();
    void favourites.toggle(itemOf({ id: '7' }));
    await favourites.toggle(itemOf({ id: '1' }));
    expect(idsOf(favourites)).toEqual(['7', '2']);
  });

  it('asks once when pressed twice quickly: the last wish counts', async () => {
    const wait = gate();
    const { kept, answers } = platform([]);
    const context = fakeContext({ viewer: member, answers: { ...answers, addWatchlistContent: () => wait.promise.then(() => void kept.unshift('7')) } });
    const favourites = createFavourites(context);
    const item = itemOf({ id: '7' });
    const presses = [favourites.toggle(item), favourites.toggle(item), favourites.toggle(item)];
    await vi.waitFor(() => expect(context.inputsOf('addWatchlistContent')).toHaveLength(1));
    wait.open();
    await Promise.all(presses);
    expect([favourites.has(item), kept, context.inputsOf('addWatchlistContent').length, context.inputsOf('removeWatchlistContent').length]).toEqual([true, ['7'], 1, 0]);
  });

  it('sends the second wish when it differs after the first was heard', async () => {
    const { kept, answers } = platform([]);
    const context = fakeContext({ viewer: member, answers });
    const favourites = createFavourites(context);
    const item = itemOf({ id: '7' });
    const first = favourites.toggle(item);
    await vi.waitFor(() => expect(context.inputsOf('addWatchlistContent')).toHaveLength(1));
    await Promise.all([first, favourites.toggle(item)]);
    expect([kept, favourites.has(item)]).toEqual([[], false]);
  });

  it('keeps a wish made while the list was fetched', async () => {
    const wait = gate();
    const { answers } = platform([]);
    const read = answers['readWatchlistContent'] as (input: object) => unknown;
    const context = fakeContext({ viewer: member, answers: { ...answers, readWatchlistContent: async (input: object) => { const page = read(input); await wait.promise; return page; } } });
    const favourites = createFavourites(context);
    const loading = favourites.load();
    await vi.waitFor(() => expect(context.inputsOf('readWatchlistContent')).toHaveLength(1));
    await favourites.toggle(itemOf({ id: '7' }));
    wait.open();
    await loading;
    expect(idsOf(favourites)).toEqual(['7']);
  });

  it('does nothing for guests', async () => {
    const context = fakeContext({ viewer: guest, ...platform([]) });
    await createFavourites(context).toggle(itemOf());
    expect(context.calls).toEqual([]);
  });
});

it('is read and written by the other calls where a realm keeps no watchlists, nine at a time', async () => {
  const vods = recorded('readFavouriteVods', 'resume: two films');
  const context = fakeContext({ viewer: member, settings: { flags: { ...testSettings.flags, watchlists: false, favouriteVods: true } }, answers: { readFavouriteVods: vods, addFavouriteVod: {}, removeFavouriteVod: {} } });
  const favourites = createFavourites(context);
  await favourites.load();
  expect(idsOf(favourites)).toEqual(vods.vods.map(({ id }) => id));
  await favourites.toggle(itemOf({ id: '7' }));
  await favourites.toggle(itemOf({ id: vods.vods[0]!.id }));
  expect([context.inputsOf('readFavouriteVods')[0], context.inputsOf('addFavouriteVod'), context.inputsOf('removeFavouriteVod')]).toEqual([{ rpp: 9 }, [{ id: '7' }], [{ id: vods.vods[0]!.id }]]);
});

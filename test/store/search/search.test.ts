import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { createViewChoices } from '../../../src/store/catalogue/view-choices.ts';
import { createSearch } from '../../../src/store/search/search.ts';
import { type Answers, fakeContext, member } from '../../support/fake-context.ts';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { settled } from '../../support/settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const northgate = recorded('searchContent', 'guest: northgate');
const empty = recorded('searchContent', 'guest: nothing found');

function searching(searchContent: unknown = northgate, answers: Answers = {}) {
  const context = fakeContext({ answers: { searchContent, ...answers } });
  const view = createViewChoices();
  const search = createSearch(context, view);
  const asked = () => context.inputsOf('searchContent') as { query: string; page: number; kind?: string; facet?: string }[];
  return { context, view, search, asked, queries: () => asked().map(({ query }) => query) };
}

test('opening sets it active and loading, and asks', async () => {
  const { search, queries } = searching();
  search.open();
  expect([search.isActive.value, search.isLoading.value]).toEqual([true, true]);
  await settled();
  expect([search.isLoading.value, queries(), search.results.value?.vodVideos.totalHits]).toEqual([false, [''], northgate.vodVideos.totalHits]);
});

/** @source spec 1 §5 "a query of 1 to 2 characters fires a request after 2 seconds of quiet; 3 or more characters after 1 second; an empty query fires at once" */
test.each([['n', 2000], ['no', 2000], ['nor', 1000], ['northgate', 1000]])('%j is asked for after %i ms of quiet', async (typed, quietMs) => {
  const { search, queries } = searching();
  search.open();
  await settled();
  search.type(typed);
  await vi.advanceTimersByTimeAsync(quietMs - 1);
  expect(queries()).toEqual(['']);
  await vi.advanceTimersByTimeAsync(1);
  expect(queries()).toEqual(['', typed]);
});

test('an emptied field is asked for at once', async () => {
  const { search, queries } = searching();
  search.open();
  search.submit('northgate');
  await settled();
  search.type('');
  await settled();
  expect(queries().slice(-2)).toEqual(['northgate', '']);
});

test('each key begins the quiet anew', async () => {
  const { search, queries } = searching();
  search.open();
  await settled();
  for (const typed of ['nor', 'nort', 'north']) {
    search.type(typed);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(queries()).toEqual(['']);
  await vi.advanceTimersByTimeAsync(100);
  expect(queries()).toEqual(['', 'north']);
});

test('a change of the words clears what was found, and the older answer counts no more', async () => {
  const held: ((answer: unknown) => void)[] = [];
  const { search } = searching(() => new Promise((resolve) => held.push(resolve)));
  search.open();
  await settled();
  held[0]?.(northgate);
  await settled();
  expect(search.results.value).toBeDefined();
  search.submit('older');
  search.type('newer');
  expect(search.results.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  held[2]?.(empty);
  await settled();
  held[1]?.(northgate);
  await settled();
  expect([held.length, search.results.value?.vodVideos.totalHits]).toEqual([3, 0]);
});

test('a change of a refinement is asked for at once, and what is there stays until the answer', async () => {
  const { search, view, asked } = searching();
  search.open();
  await settled();
  view.choose({ facet: 'genre:football' });
  expect([search.results.value !== undefined, search.isLoading.value]).toEqual([true, true]);
  await settled();
  expect(asked().at(-1)).toMatchObject({ facet: 'genre:football', page: 1 });
});

test('closing keeps words and refinements, and drops what is still to come', async () => {
  const { search, view, queries } = searching();
  search.open();
  search.submit('northgate');
  view.choose({ facet: 'genre:football' });
  await settled();
  search.type('north');
  search.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([search.isActive.value, search.isLoading.value, search.results.value, search.value.value, view.choices.value.facet]).toEqual([false, false, undefined, 'north', 'genre:football']);
  expect(queries()).not.toContain('north');
});

test('a reset forgets words and refinements', async () => {
  const { search, view } = searching();
  search.open();
  search.submit('northgate');
  view.choose({ facet: 'genre:football', sort: 'title' });
  await settled();
  search.reset();
  expect([search.value.value, view.choices.value]).toEqual(['', { tab: undefined, seasonId: undefined, query: undefined, facet: undefined, sort: undefined, sortDirection: undefined }]);
});

describe('next pages', () => {
  const paged = ({ page, kind }: { page: number; kind?: string }) => recorded('searchContent', page > 1 && kind ? 'guest: northgate, more videos' : 'guest: northgate');
  const idsOf = ({ search }: ReturnType<typeof searching>) => (search.lists.vodVideos.items.value.status === 'ready' ? search.lists.vodVideos.items.value.value.map(({ id }) => id) : []);

  test('append the hits of their kind', async () => {
    const it = searching(paged);
    it.search.open();
    await settled();
    expect(it.search.lists.vodVideos.more.value).toBe('available');
    await it.search.lists.vodVideos.loadMore();
    const more = recorded('searchContent', 'guest: northgate, more videos').vodVideos.hits;
    expect(idsOf(it)).toEqual([...northgate.vodVideos.hits, ...more].map(({ id }) => id));
    expect(it.asked().at(-1)).toMatchObject({ page: 2, kind: 'vodVideos' });
    expect(it.search.lists.liveEvents.items.value).toMatchObject({ status: 'ready' });
  });

  test('that fail can be tried again', async () => {
    let works = false;
    const it = searching((asked: { page: number; kind?: string }) => (asked.page === 1 || works ? paged(asked) : Promise.reject(platformFault('searchContent', 503))));
    it.search.open();
    await settled();
    await it.search.lists.vodVideos.loadMore();
    expect([it.search.lists.vodVideos.more.value, idsOf(it).length]).toEqual(['failed', northgate.vodVideos.hits.length]);
    works = true;
    await it.search.lists.vodVideos.loadMore();
    expect(idsOf(it).length).toBeGreaterThan(northgate.vodVideos.hits.length);
  });

  test('of other words are dropped', async () => {
    const held: ((answer: unknown) => void)[] = [];
    const it = searching((asked: { page: number }) => (asked.page === 1 ? northgate : new Promise((resolve) => held.push(resolve))));
    it.search.open();
    await settled();
    const loading = it.search.lists.vodVideos.loadMore();
    it.search.submit('other');
    await settled();
    held[0]?.(recorded('searchContent', 'guest: northgate, more videos'));
    await loading;
    expect(idsOf(it)).toEqual(northgate.vodVideos.hits.map(({ id }) => id));
  });
});

test('a failure is said, and asked again on demand', async () => {
  let works = false;
  const { search } = searching(() => (works ? northgate : Promise.reject(platformFault('searchContent', 503))));
  search.open();
  await settled();
  expect([search.failure.value?.status, search.isLoading.value, search.results.value]).toEqual([503, false, undefined]);
  works = true;
  search.retry();
  await settled();
  expect([search.failure.value, search.results.value !== undefined]).toEqual([undefined, true]);
});

test('without a connection it says so', async () => {
  const { search } = searching(() => Promise.reject(new ApiError('unreachable', 'searchContent')));
  search.open();
  await settled();
  expect(search.failure.value?.kind).toBe('unreachable');
});

test('the way back changes the words too', async () => {
  const { search, view, queries } = searching();
  search.open();
  search.submit('northgate');
  await settled();
  view.choose({ query: 'harbour' });
  await settled();
  expect([search.value.value, queries().at(-1)]).toEqual(['harbour', 'harbour']);
});

test('another viewer, and what was bought, are asked for again', async () => {
  const { context, search, queries } = searching();
  search.open();
  await settled();
  context.viewer.value = member;
  await settled();
  context.tell({ subject: 'entitlements', ids: [] });
  await settled();
  expect(queries()).toEqual(['', '', '']);
  search.dispose();
  context.tell({ subject: 'entitlements', ids: [] });
  await settled();
  expect(queries()).toHaveLength(3);
});

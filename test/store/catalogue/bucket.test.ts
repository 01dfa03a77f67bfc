import { describe, expect, it, vi } from 'vitest';
import type { Bucket, BucketFacts } from '../../../src/contracts/catalogue/bucket.ts';
import type { StoreContext } from '../../../src/store/store-context.ts';
import { createBucket, type BucketRow, type RowTraits } from '../../../src/store/catalogue/bucket.ts';
import { fakeContext, guest, member, refusal } from '../../support/fake-context.ts';
import { itemsOf } from '../../support/items.ts';
import { testSettings } from '../../support/test-settings.ts';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

/** A bucket of some films, ten at a time. */
const films = (count: number, facts: object = {}) => ({ lastSeen }: { lastSeen?: string }) => {
  const start = Number(lastSeen ?? 0);
  const end = Math.min(start + 10, count);
  return { bucketId: 'b', name: 'Films', type: 'BASE', contentList: itemsOf(end - start, start + 1), paging: { moreDataAvailable: end < count, lastSeen: String(end) }, ...facts };
};

/** Rows of the guide are long, the others are plain. */
const traitsOf = (facts: BucketFacts | undefined): RowTraits => (facts?.type === 'EPG' ? { pageSize: 25, refreshOn: ['live'] } : { pageSize: 10, refreshOn: ['entitlements'] });

const createRow = (context: StoreContext, bucketId: string, initial?: Bucket) => createBucket(context, bucketId, { initial, traitsOf });

const titlesOf = (row: BucketRow) => {
  const state = row.items.value;
  return state.status === 'ready' ? state.value.length : state.status;
};

describe('a row', () => {
  it('asks for nothing until it is wanted, then for its first page', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const row = createRow(context, 'b');
    expect([titlesOf(row), context.calls.length]).toEqual(['idle', 0]);
    await row.load();
    expect([titlesOf(row), row.more.value, row.facts.value?.name]).toEqual([10, 'available', 'Films']);
    expect(context.inputsOf('readBucket')).toEqual([{ bucketId: 'b', resultPerPage: 10 }]);
  });

  it.each([true, false, undefined])('asks for what may not be watched here as the tenant wants it: %s', async (displayGeoblocked) => {
    const context = fakeContext({ answers: { readBucket: films(25) }, settings: { flags: { ...testSettings.flags, displayGeoblocked } as typeof testSettings.flags } });
    await createRow(context, 'b').load();
    expect(context.inputsOf('readBucket')).toEqual([{ bucketId: 'b', resultPerPage: 10, displayGeoblocked }]);
  });

  it('goes on where it was, by the mark the platform gave', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const row = createRow(context, 'b');
    await row.load();
    await row.loadMore();
    await row.loadMore();
    await row.loadMore();
    expect(context.inputsOf('readBucket').map((input) => (input as { lastSeen?: string }).lastSeen)).toEqual([undefined, '10', '20']);
    expect([titlesOf(row), row.more.value]).toEqual([25, 'none']);
  });

  it('asks for a page once, however often the edge is reached', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const row = createRow(context, 'b');
    await row.load();
    await Promise.all([row.loadMore(), row.loadMore(), row.loadMore()]);
    expect([context.calls.length, titlesOf(row)]).toEqual([2, 20]);
  });

  it('keeps its cards when a page fails, and offers to try again', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const row = createRow(context, 'b');
    await row.load();
    context.answers = { readBucket: () => Promise.reject(refusal('readBucket')) };
    await row.loadMore();
    expect([titlesOf(row), row.more.value]).toEqual([10, 'failed']);
    context.answers = { readBucket: films(25) };
    await row.loadMore();
    expect([titlesOf(row), row.more.value]).toEqual([20, 'available']);
  });

  it('that fails at once says why, and comes when asked again', async () => {
    const context = fakeContext({ answers: { readBucket: refused('readBucket', 'guest: no such row') } });
    const row = createRow(context, 'b');
    await row.load();
    expect(row.items.value).toMatchObject({ status: 'failed', failure: { code: 'bucket-not-found' } });
    context.answers = { readBucket: films(3) };
    await row.load();
    expect([titlesOf(row), row.more.value]).toEqual([3, 'none']);
  });

  it('shows a film once when the list moved between two pages', async () => {
    const page = (from: number, lastSeen: string, more: boolean) => ({ bucketId: 'b', name: 'B', type: 'BASE', contentList: itemsOf(10, from), paging: { moreDataAvailable: more, lastSeen } });
    const context = fakeContext({ answers: { readBucket: ({ lastSeen }: { lastSeen?: string }) => (lastSeen ? page(8, 'y', false) : page(1, 'x', true)) } });
    const row = createRow(context, 'b');
    await row.load();
    await row.loadMore();
    expect(titlesOf(row)).toBe(17);
  });

  it('ends when the platform says "more" and points nowhere new', async () => {
    const context = fakeContext({ answers: { readBucket: { bucketId: 'b', name: 'B', type: 'BASE', contentList: itemsOf(2), paging: { moreDataAvailable: true, lastSeen: 'x' } } } });
    const row = createRow(context, 'b');
    await row.load();
    await row.loadMore();
    expect([titlesOf(row), row.more.value]).toEqual([2, 'none']);
  });

  it('asks for as many at a time as its type says', async () => {
    const context = fakeContext({ answers: { readBucket: films(40, { type: 'EPG' }) } });
    const row = createRow(context, 'b');
    await row.load();
    await row.loadMore();
    expect(context.inputsOf('readBucket')).toMatchObject([{ resultPerPage: 10 }, { resultPerPage: 25 }]);
  });

  it('tells the page it is on, its place and what it shows with each next page', async () => {
    const context = fakeContext({ answers: { readBucket: films(40) } });
    const row = createBucket(context, 'b', { initial: films(40, { type: 'EPG' })({}) as never, section: 'home', traitsOf });
    await row.loadMore();
    expect(context.inputsOf('readBucket')).toEqual([{ bucketId: 'b', section: 'home', resultPerPage: 25, lastSeen: '10' }]);
  });
});

describe('who is watching', () => {
  it('brings all pages anew for a new viewer, and the cards stay meanwhile', async () => {
    const context = fakeContext({ viewer: guest, answers: { readBucket: films(25) } });
    const row = createRow(context, 'b');
    await row.load();
    await row.loadMore();
    const seen: unknown[] = [];
    const stop = row.items.subscribe((state) => seen.push(state.status));
    context.viewer.value = member;
    await vi.waitFor(() => expect(context.calls).toHaveLength(4));
    await vi.waitFor(() => expect(titlesOf(row)).toBe(20));
    stop();
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });

  it('asks nothing again when the viewer only becomes known, or stays the same', async () => {
    const context = fakeContext({ answers: { readBucket: films(5) } });
    context.viewer.value = undefined;
    const row = createRow(context, 'b');
    await row.load();
    context.viewer.value = member;
    context.viewer.value = { ...member };
    expect(context.calls).toHaveLength(1);
  });

  it('hears of a purchase, and of nothing after dispose', async () => {
    const context = fakeContext({ answers: { readBucket: films(5) } });
    const row = createRow(context, 'b');
    await row.load();
    context.tell({ subject: 'favourites', ids: [] });
    expect(context.calls).toHaveLength(1);
    context.tell({ subject: 'entitlements', ids: [] });
    expect(context.calls).toHaveLength(2);
    row.dispose();
    context.tell({ subject: 'entitlements', ids: [] });
    context.viewer.value = member;
    expect(context.calls).toHaveLength(2);
  });

  it('hears of what its type depends on, once the type is known', async () => {
    const context = fakeContext({ answers: { readBucket: films(5, { type: 'EPG' }) } });
    const row = createRow(context, 'b');
    await row.load();
    context.tell({ subject: 'entitlements', ids: [] });
    expect(context.calls).toHaveLength(1);
    context.tell({ subject: 'live', ids: [] });
    expect(context.calls).toHaveLength(2);
  });

  it('leaves that to the page when the row came with one', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const row = createRow(context, 'b', films(25)({}) as never);
    await row.load();
    expect([titlesOf(row), context.calls.length]).toEqual([10, 0]);
    context.viewer.value = member;
    context.tell({ subject: 'entitlements', ids: [] });
    expect(context.calls).toHaveLength(0);
    await row.loadMore();
    expect([titlesOf(row), context.calls.length]).toEqual([20, 1]);
  });

  it('follows the page it came with, as far as it had been read', async () => {
    const context = fakeContext({ answers: { readBucket: films(25) } });
    const first = films(25)({}) as never;
    const row = createRow(context, 'b', first);
    row.renew(first);
    await row.loadMore();
    row.renew({ ...films(25, { name: 'Films for you' })({}) } as never);
    expect([titlesOf(row), row.facts.value?.name]).toEqual([20, 'Films for you']);
    await vi.waitFor(() => expect(context.inputsOf('readBucket')).toMatchObject([{ lastSeen: '10' }, { lastSeen: '10' }]));
    await vi.waitFor(() => expect(row.more.value).toBe('available'));
    expect(titlesOf(row)).toBe(20);
  });
});

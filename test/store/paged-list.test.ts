import { describe, expect, it } from 'vitest';
import { createPagedList, type Page, type PagedList } from '../../src/store/paged-list.ts';

interface Entry {
  id: string;
}

const pageOf = (ids: string[], lastSeen?: string): Page<Entry> => ({
  items: ids.map((id) => ({ id })), paging: { moreDataAvailable: lastSeen !== undefined, ...(lastSeen ? { lastSeen } : {}) },
});

/** A list whose pages arrive when the test says so, in any order. */
function heldList(first?: Page<Entry>) {
  const asked: { lastSeen: string | undefined; signal: AbortSignal; answer(page: Page<Entry>): Promise<void>; fail(): Promise<void> }[] = [];
  const list = createPagedList<Entry>((lastSeen, signal) => new Promise((resolve, reject) => {
    const settle = async (act: () => void) => {
      act();
      await new Promise((done) => setTimeout(done));
    };
    asked.push({ lastSeen, signal, answer: (page) => settle(() => resolve(page)), fail: () => settle(() => reject(new Error('refused'))) });
  }), { first });
  return { list, asked };
}

const idsOf = ({ items }: PagedList<Entry>) => (items.value.status === 'ready' ? items.value.value.map(({ id }) => id).join('') : items.value.status);

describe('a list that is read page by page', () => {
  it('follows a page that only repeats with the next one', async () => {
    const { list, asked } = heldList(pageOf(['a', 'b'], '1'));
    void list.loadMore();
    await asked[0]!.answer(pageOf(['a', 'b'], '2'));
    expect(asked.map(({ lastSeen }) => lastSeen)).toEqual(['1', '2']);
    await asked[1]!.answer(pageOf(['c']));
    expect([idsOf(list), list.more.value]).toEqual(['abc', 'none']);
  });

  it('fetches as much as there was again', async () => {
    const { list, asked } = heldList(pageOf(['a', 'b', 'c'], '3'));
    void list.reload();
    await asked[0]!.answer(pageOf(['a', 'b'], '2'));
    expect([idsOf(list), asked[1]?.lastSeen]).toEqual(['abc', '2']);
    await asked[1]!.answer(pageOf(['d'], '3'));
    expect([idsOf(list), list.more.value]).toEqual(['abd', 'available']);
  });

  it('takes a first page that came with something else, and goes on as far as before', async () => {
    const { list, asked } = heldList(pageOf(['a', 'b'], '2'));
    void list.loadMore();
    await asked[0]!.answer(pageOf(['c', 'd'], '4'));
    void list.reload(pageOf(['x', 'b'], '2'));
    expect([idsOf(list), asked[1]?.lastSeen]).toEqual(['abcd', '2']);
    await asked[1]!.answer(pageOf(['c', 'd'], '4'));
    expect(idsOf(list)).toBe('xbcd');
  });

  it('keeps a page that arrived while the whole was fetched again', async () => {
    const { list, asked } = heldList(pageOf(['a'], '1'));
    void list.reload();
    void list.loadMore();
    await asked[1]!.answer(pageOf(['b'], '2'));
    await asked[0]!.answer(pageOf(['a'], '1'));
    await asked[2]!.answer(pageOf(['b'], '2'));
    expect(idsOf(list)).toBe('ab');
  });

  it('drops the next page of a list that was fetched again meanwhile', async () => {
    const { list, asked } = heldList(pageOf(['a'], '1'));
    void list.loadMore();
    void list.reload();
    await asked[1]!.answer(pageOf(['x'], '1'));
    await asked[0]!.answer(pageOf(['b'], '2'));
    expect([idsOf(list), list.more.value]).toEqual(['x', 'available']);
  });

  it('leaves a newer next page under way when a dropped one arrives late', async () => {
    const { list, asked } = heldList(pageOf(['a'], '1'));
    void list.loadMore();
    void list.reload();
    await asked[1]!.answer(pageOf(['x'], '1'));
    void list.loadMore();
    expect(list.more.value).toBe('loading');
    await asked[0]!.answer(pageOf(['late'], '2'));
    expect(list.more.value).toBe('loading');
    await asked[2]!.answer(pageOf(['y'], '2'));
    expect([idsOf(list), list.more.value]).toEqual(['xy', 'available']);
  });

  it('says that a next page failed, unless it was dropped', async () => {
    const { list, asked } = heldList(pageOf(['a'], '1'));
    void list.loadMore();
    await asked[0]!.fail();
    expect(list.more.value).toBe('failed');
    void list.loadMore();
    void list.reload();
    await asked[2]!.answer(pageOf(['a'], '1'));
    await asked[1]!.fail();
    expect(list.more.value).toBe('available');
  });

  it('forgets everything at once, answers under way included', async () => {
    const { list, asked } = heldList();
    void list.reload();
    list.clear();
    await asked[0]!.answer(pageOf(['a'], '1'));
    expect([list.items.value.status, list.more.value]).toEqual(['idle', 'none']);
  });

  it('ends a request whose answer nobody waits for any more, so that the same one does not wait behind it', () => {
    const { list, asked } = heldList(pageOf(['a'], '1'));
    void list.reload();
    void list.loadMore();
    void list.reload();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    list.dispose();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createLists, listsPerPage } from '../../../src/store/lists/lists.ts';
import { fakeContext, guest, member } from '../../support/fake-context.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';

const { watchlists, pagingInfo } = recorded('readWatchlists', 'resume: own and saved');

function open(viewer = member) {
  const names = [...watchlists];
  const context = fakeContext({
    viewer, answers: {
      readWatchlists: () => ({ watchlists: names, pagingInfo }),
      makeWatchlist: ({ name }: { name: string }) => (names.push({ ...watchlists[2]!, watchlistExternalId: 'wl.new', name }), { id: 'wl.new' }),
      deleteWatchlist: ({ id }: { id: string }) => void names.splice(names.findIndex((list) => list.watchlistExternalId === id), 1),
      renameWatchlist: {}, restoreWatchlist: {}, saveWatchlist: {},
    },
  });
  return { context, lists: createLists(context, listsPerPage.page) };
}
const namesOf = ({ items }: ReturnType<typeof createLists>) => (items.value.status === 'ready' ? items.value.value.map(({ name }) => name) : []);

describe('the lists of a viewer', () => {
  it('are read 25 at a time on a page, and 60 by the panel', async () => {
    const { context, lists } = open();
    await lists.load();
    expect([context.inputsOf('readWatchlists'), listsPerPage.panel]).toEqual([[{ rpp: 25 }], 60]);
    expect(namesOf(lists)).toEqual(['favourites', 'Editors’ picks', 'مع الأطفال', 'Friday nights']);
  });

  it('hold a new one as soon as it is made, and a deleted one no more', async () => {
    const { lists } = open();
    await lists.load();
    expect(await lists.make('Later')).toBe('wl.new');
    expect(namesOf(lists)).toContain('Later');
    await lists.remove({ id: 'wl.new', owner: 'viewer-1' });
    expect(namesOf(lists)).not.toContain('Later');
  });

  it('bring one’s own back, and keep another’s again', async () => {
    const { context, lists } = open();
    await lists.putBack({ id: 'friday-nights', owner: 'me', ownership: 'OWNED' });
    await lists.putBack({ id: 'staff-picks', owner: 'shared', ownership: 'SHARED' });
    expect([context.inputsOf('restoreWatchlist'), context.inputsOf('saveWatchlist')]).toEqual([[{ id: 'friday-nights', owner: 'me' }], [{ id: 'staff-picks', owner: 'shared' }]]);
  });

  it.each(['lists', 'favourites'] as const)('are read again when %s change elsewhere', async (subject) => {
    const { context, lists } = open();
    await lists.load();
    context.tell({ subject, ids: [] });
    await vi.waitFor(() => expect(context.inputsOf('readWatchlists')).toHaveLength(2));
  });

  it('are waited for no longer once the panel is closed, so that it can be opened again at once', async () => {
    const { context, lists } = open();
    const call = vi.spyOn(context.client, 'call');
    const loading = lists.load();
    const signal = call.mock.calls[0]?.[2]?.signal;
    expect(signal?.aborted).toBe(false);
    lists.dispose();
    expect(signal?.aborted).toBe(true);
    await loading;
  });

  it('are asked for by nobody before they are wanted', () => {
    const { context } = open(guest);
    context.tell({ subject: 'lists', ids: [] });
    expect(context.calls).toEqual([]);
  });
});

import { deleteWatchlist, makeWatchlist, renameWatchlist, restoreWatchlist, saveWatchlist } from '../../api/calls/lists/own-lists.ts';
import { readWatchlists } from '../../api/calls/lists/watchlists.ts';
import { listFacts, type ListFacts } from '../../rules/lists/list-facts.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

/** How many lists a page of them has, and how many the panel that adds to one asks for. @source spec 1 §9 "Watchlist page size 25 …; another layer lists watchlists at 60 per page" */
export const listsPerPage = { page: 25, panel: 60 } as const;

/** A list as calls name it. */
export type NamedList = Pick<ListFacts, 'id' | 'owner'>;

/** The viewer's lists: the favourites first, own and saved ones after them. Every change may be refused. */
export interface Lists extends ViewerList<ListFacts> {
  /** @returns its id @throws ApiError */
  make(name: string): Promise<string>;
  rename(list: NamedList, name: string): Promise<void>;
  /** Deletes one's own, lets another's go. */
  remove(list: NamedList): Promise<void>;
  /** Takes a removal back: brings one's own back, keeps another's again. */
  putBack(list: NamedList & Pick<ListFacts, 'ownership'>): Promise<void>;
  save(list: NamedList): Promise<void>;
}

/** @param rpp of `listsPerPage` @source spec 1 §7 Watchlists */
export function createLists(context: StoreContext, rpp: number): Lists {
  const { client, onChanged } = context;
  const list = createViewerList<ListFacts>(context, async (lastSeen, signal) => {
    const { watchlists, pagingInfo } = await client.call(readWatchlists, { rpp, lastSeen }, { signal });
    return { items: watchlists.map(listFacts), paging: pagingInfo };
  });
  const after = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    await list.refresh();
    return answer;
  };
  const stop = onChanged(({ subject }) => {
    if (subject === 'lists' || subject === 'favourites') void list.refresh();
  });
  const named = ({ id, owner }: NamedList) => ({ id, owner });
  return {
    ...list,
    make: async (name) => (await after(client.call(makeWatchlist, { name }))).id,
    rename: async ({ id }, name) => void await after(client.call(renameWatchlist, { id, name })),
    remove: async (gone) => void await after(client.call(deleteWatchlist, named(gone))),
    putBack: async (gone) => void await after(client.call(gone.ownership === 'OWNED' ? restoreWatchlist : saveWatchlist, named(gone))),
    save: async (shared) => void await after(client.call(saveWatchlist, named(shared))),
    dispose() {
      stop();
      list.dispose();
    },
  };
}

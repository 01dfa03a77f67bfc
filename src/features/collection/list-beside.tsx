import { effect, untracked } from '@preact/signals-core';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { useListName } from '../../parts/list-panel/list-panel.tsx';
import { createWatchlist } from '../../store/lists/watchlist.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { CollectionItems } from './collection-items.tsx';
import sheet from './collection.css';

export interface ListBesideProps {
  /** As the address names the list. */
  watchlistId: string;
  owner: string;
  /** The id of the title that plays. */
  current: string;
  /** In its place where this viewer may not read the list, or it is gone. */
  otherwise: ReactNode;
}

/** The list of a viewer that a title is watched in: as far as that title, and the rest page by page. */
export function ListBeside({ watchlistId, owner, current, otherwise }: ListBesideProps) {
  const { context } = useRuntime().store;
  const nameOf = useListName();
  const viewer = useSignal(context.viewer);
  const slice = useSlice(() => createWatchlist(context, watchlistId), [context, watchlistId]);
  const list = useMemo(() => ({ watchlistId, owner }), [watchlistId, owner]);
  useEffect(() => {
    if (viewer) void slice.load();
  }, [slice, viewer]);
  useEffect(() => effect(() => {
    const { items: { value: items }, more: { value: more } } = slice;
    if (items.status === 'ready' && more === 'available' && !items.value.some(({ id }) => id === current)) void untracked(() => slice.loadMore());
  }), [slice, current]);
  const facts = useSignal(slice.facts);
  const isGone = useSignal(slice.isGone);
  const adopt = useSheet(sheet);
  if (isGone) return otherwise;
  const to = facts?.systemDefinedType ? { name: 'my-list' } as const : { name: 'watchlists', params: { watchlistId } } as const;
  return (
    <div ref={adopt} className="fl-collection--beside">
      <CollectionItems collection={slice} kind="playlist" list={list} count={facts?.contentCount} current={current} to={to} {...(facts && { name: nameOf(facts) })} />
    </div>
  );
}

import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { createCollection, type CollectionKind } from '../../store/catalogue/collection.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { CollectionItems } from './collection-items.tsx';
import sheet from './collection.css';

export interface CollectionBesideProps {
  kind: CollectionKind;
  id: string;
  /** Passed on by its cards. */
  list: ListContext;
  /** The id of the title that plays. */
  current?: string;
}

/** What a season or a playlist holds, beside something else: a series, or a title of it that plays. */
export function CollectionBeside({ kind, id, list, current }: CollectionBesideProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createCollection(context, kind, id), [context, kind, id]);
  useEffect(() => void slice.load(), [slice]);
  const facts = useSignal(slice.facts);
  return <div ref={useSheet(sheet)} className="fl-collection--beside"><CollectionItems collection={slice} kind={kind} list={list} count={facts?.count} {...(current !== undefined && { current })} /></div>;
}

import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { CardSkeleton } from '../../../parts/content-card/card-skeleton.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { createWatchlist } from '../../../store/lists/watchlist.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { ListViewProps } from '../all/all-lists.tsx';
import { Gone } from './gone.tsx';
import { ListBody } from './list-body.tsx';
import { ListHeader } from './list-header.tsx';
import listSheet from '../my-list.css';
import sheet from './one-list.css';

export interface OneListProps extends ListViewProps {
  id: string;
  /** Told as soon as the list is known, and when it has another name. */
  onName?(name: string): void;
}

/**
 * One list: to read, and where it is one's own to put in order, rename, thin out, share and delete.
 *
 * @csspart my-list, title, list, card, empty, failure, undo, list-tools
 * @source spec 1 §2.1 "/watchlists/{watchlistId?}", §4.3, §6 "Only owned watchlists may be changed; shared ones may be saved"
 */
export function OneList({ id, emit, heading: Heading, onName }: OneListProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const viewer = useSignal(context.viewer);
  const slice = useSlice(() => createWatchlist(context, id), [context, id]);
  const facts = useSignal(slice.facts);
  const items = useSignal(slice.items);
  const isGone = useSignal(slice.isGone);
  const name = facts?.name;
  useEffect(() => {
    if (viewer) void slice.load();
  }, [slice, viewer]);
  useEffect(() => {
    if (items.status === 'ready') emit('list-loaded', { count: items.value.length });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [items.status]);
  useEffect(() => {
    if (name !== undefined) onName?.(name);
  }, [name]);
  return (
    <section ref={useSheet(listSheet, sheet)} className="fl-my-list" part="my-list" dir={direction} aria-label={name ?? label('yourLists')} aria-busy={items.status === 'loading' || undefined}>
      <div className="fl-my-list__body">
        {!facts && <Heading className="fl-list__unnamed">{label(isGone ? 'listGone' : 'yourLists')}</Heading>}
        {facts && <ListHeader key={facts.id} slice={slice} facts={facts} heading={Heading} isGone={isGone} emit={emit} />}
        {isGone && !facts && <Gone />}
        {!isGone && items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="listFailed" onRetry={() => void slice.load()} />}
        {!isGone && (items.status === 'idle' || items.status === 'loading') && <Waiting />}
        {!isGone && facts && items.status === 'ready' && <ListBody slice={slice} facts={facts} items={items.value} emit={emit} />}
      </div>
    </section>
  );
}

function Waiting() {
  const label = useLabel();
  return (
    <div className="fl-my-list__grid">
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => <CardSkeleton key={index} />)}
    </div>
  );
}

import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { CardGrid } from '../../parts/card-grid/card-grid.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { createContentGrid } from '../../store/catalogue/content-grid.ts';
import { search } from '../../ui/icon/navigation-icons.ts';
import type { ContentGridEvents } from './events.ts';

/**
 * A shelf of cards as a page of its own.
 *
 * @csspart grid, card
 * @source spec 1 §2.4 "content grid view", §9 "Card grid columns"
 */
export function ContentGrid({ gridViewConfigId, emit }: { gridViewConfigId: string; emit: Emit<ContentGridEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const slice = useSlice(() => createContentGrid(context, gridViewConfigId), [context, gridViewConfigId]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  const facts = useSignal(slice.facts);
  useEffect(() => {
    if (facts) emit('grid-loaded', { title: facts.title });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [facts, items.status]);
  return <CardGrid list={slice} title={facts?.title} display={facts?.display ?? 'default'} empty={<EmptyState icon={search} title={label('nothingHere')} />} />;
}

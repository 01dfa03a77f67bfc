import { useEffect, useRef } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { CardGrid } from '../../parts/card-grid/card-grid.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FilterList } from '../../parts/filter-list/filter-list.tsx';
import { createContentGrid } from '../../store/catalogue/content-grid.ts';
import { createViewChoices, type ChoicesAddress } from '../../store/catalogue/view-choices.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import type { ContentGridEvents } from './events.ts';

export interface ContentGridProps {
  gridViewConfigId: string;
  /** Where the viewer's choices are kept; for the life of the page alone when absent. */
  address?: ChoicesAddress;
  emit: Emit<ContentGridEvents>;
}

/**
 * A shelf of cards as a page of its own.
 *
 * @csspart grid, card
 * @source spec 1 §2.2 "facet, sort, sortDirection", §2.4 "content grid view", §9 "Card grid columns"
 */
export function ContentGrid({ gridViewConfigId, address, emit }: ContentGridProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const view = useSlice(() => createViewChoices(address), [address]);
  const { query, facet, sort, sortDirection } = useSignal(view.choices);
  const slice = useSlice(() => createContentGrid(context, gridViewConfigId, { wish: { query, facet, sort, sortDirection } }), [context, gridViewConfigId, query, facet, sort, sortDirection]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  const facts = useLast(useSignal(slice.facts));
  useEffect(() => {
    if (facts) emit('grid-loaded', { title: facts.title });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [facts, items.status]);
  const isWished = Boolean(query ?? facet ?? sort);
  const count = isWished && items.status === 'ready' && items.value.length > 0 ? items.value.length : undefined;
  return (
    <CardGrid list={slice} title={facts?.title} display={facts?.display ?? 'default'} name={JSON.stringify([query, facet, sort, sortDirection])} empty={<EmptyState icon={search} title={label(isWished ? 'nothingFound' : 'nothingHere')} />}>
      {facts?.filters && <FilterList {...facts.filters} view={view} />}
      <ShownCount count={count} />
    </CardGrid>
  );
}

/** What was known stays until the next is: a filter changes no title. */
function useLast<T>(now: T | undefined): T | undefined {
  const last = useRef(now);
  if (now !== undefined) last.current = now;
  return last.current;
}

function ShownCount({ count }: { count: number | undefined }) {
  const label = useLabel();
  const { locale } = useLocale();
  return <VisuallyHidden role="status">{count === undefined ? '' : label('titlesShown', { count: new Intl.NumberFormat(locale).format(count) })}</VisuallyHidden>;
}

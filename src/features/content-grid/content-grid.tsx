import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { CardSkeleton } from '../../parts/content-card/card-skeleton.tsx';
import { ContentCard } from '../../parts/content-card/content-card.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { createContentGrid, type ContentGrid as Grid } from '../../store/catalogue/content-grid.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { ContentGridEvents } from './events.ts';
import { useGridColumns } from './use-grid-columns.ts';
import sheet from './content-grid.css';

/** Lines of skeletons. */
const waitingLines = 3;

/**
 * A shelf of cards as a page of its own.
 *
 * @csspart grid, card
 * @source spec 1 §2.4 "content grid view", §9 "Card grid columns"
 */
export function ContentGrid({ gridViewConfigId, emit }: { gridViewConfigId: string; emit: Emit<ContentGridEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createContentGrid(context, gridViewConfigId), [context, gridViewConfigId]);
  useEffect(() => void slice.load(), [slice]);
  const items = useSignal(slice.items);
  const facts = useSignal(slice.facts);
  useEffect(() => {
    if (facts) emit('grid-loaded', { title: facts.title });
    if (items.status === 'failed') emit('load-failed', { code: items.failure.code });
    // `emit` may be another function at each render.
  }, [facts, items.status]);
  const isWaiting = items.status === 'idle' || items.status === 'loading';
  const display = facts?.display ?? 'default';
  const columns = useGridColumns(display);
  return (
    <div ref={useSheet(sheet)} className="fl-grid" part="grid" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-grid__title">{facts?.title ?? (isWaiting ? <Skeleton shape="text" inlineSize="12rem" /> : label('sorrySomethingWentWrong'))}</h1>
      {items.status === 'failed' && <FailurePanel failure={items.failure} labelKey="pageFailed" onRetry={() => void slice.load()} />}
      {isWaiting && <Waiting columns={columns} />}
      {items.status === 'ready' && items.value.length === 0 && <EmptyState icon={search} title={label('nothingHere')} />}
      {items.status === 'ready' && items.value.length > 0 && <Cards items={items.value} columns={columns} display={display} />}
      <More grid={slice} />
    </div>
  );
}

const variantOf = (display: GridDisplay) => (display === 'posters' ? 'poster' as const : 'landscape' as const);

function Cards({ items, columns, display }: { items: readonly ContentItem[]; columns: number; display: GridDisplay }) {
  return (
    <ul role="list" className="fl-grid__cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.map((item) => <li key={item.id}><ContentCard item={item} variant={variantOf(display)} /></li>)}
    </ul>
  );
}

function Waiting({ columns }: { columns: number }) {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-grid__cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: columns * waitingLines }, (_, index) => <CardSkeleton key={index} />)}
      </div>
    </>
  );
}

function More({ grid }: { grid: Grid }) {
  const label = useLabel();
  const more = useSignal(grid.more);
  if (more === 'none') return null;
  return (
    <div className="fl-grid__more">
      {more === 'failed' && <p role="alert" className="fl-grid__failed">{label('moreFailed')}</p>}
      <Button variant="secondary" loading={more === 'loading'} loadingLabel={label('loading')} onClick={() => void grid.loadMore()}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>
    </div>
  );
}

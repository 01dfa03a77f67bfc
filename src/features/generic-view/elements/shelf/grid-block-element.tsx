import { useEffect } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useLocale } from '../../../../binding/use-locale.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { useSlice } from '../../../../binding/use-slice.ts';
import { gridBlockAttributes, type GridBlockAttributes } from '../../../../contracts/catalogue/view-elements.ts';
import { CardShelf } from '../../../../parts/card-grid/card-shelf.tsx';
import { EmptyState } from '../../../../parts/feedback/empty-state.tsx';
import { createContentGrid } from '../../../../store/catalogue/content-grid.ts';
import type { ViewChoices } from '../../../../store/catalogue/view-choices.ts';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { search } from '../../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType } from '../element-type.ts';
import sheet from './shelf.css';

/** A shelf of cards that the page's search, filters and order change. */
export const gridBlockElement = elementType({
  $type: 'gridBlock',
  attributes: gridBlockAttributes,
  keyOf: ({ gridViewConfigId }) => gridViewConfigId,
  draw: (grid, { view }) => <GridBlock key={grid.gridViewConfigId} given={grid} view={view} />,
});

/** @source spec 1 §4.4 "A change of value clears results" */
function GridBlock({ given, view }: { given: GridBlockAttributes; view: ViewChoices }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { locale } = useLocale();
  const { query, facet, sort, sortDirection } = useSignal(view.choices);
  const isWished = Boolean(query ?? facet ?? sort);
  const grid = useSlice(
    () => createContentGrid(context, given.gridViewConfigId, { wish: { query, facet, sort, sortDirection }, initial: isWished ? undefined : given }),
    [context, given, query, facet, sort, sortDirection],
  );
  useEffect(() => void grid.load(), [grid]);
  useEffect(() => view.offerList(grid), [grid, view]);
  const items = useSignal(grid.items);
  const count = isWished && items.status === 'ready' && items.value.length > 0 ? items.value.length : undefined;
  return (
    <section ref={useSheet(sheet)} className="fl-shelf" aria-label={given.title} aria-busy={items.status === 'loading' || undefined}>
      <h2 className="fl-shelf__name"><bdi>{given.title}</bdi></h2>
      <CardShelf list={grid} name={JSON.stringify([given.gridViewConfigId, query, facet, sort, sortDirection])} display={given.display} failedKey="rowFailed" empty={<EmptyState icon={search} title={label(isWished ? 'nothingFound' : 'nothingHere')} />} />
      <VisuallyHidden role="status">{count === undefined ? '' : label('titlesShown', { count: new Intl.NumberFormat(locale).format(count) })}</VisuallyHidden>
    </section>
  );
}

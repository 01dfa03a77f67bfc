import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { CardShelf } from '../../parts/card-grid/card-shelf.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { createViewChoices, type ViewChoices } from '../../store/catalogue/view-choices.ts';
import { createSearch } from '../../store/search/search.ts';
import { Button } from '../../ui/button/button.tsx';
import { search as sign } from '../../ui/icon/navigation-icons.ts';

/** Nothing was found: why, how to go on, and something to watch meanwhile. */
export function NothingFound({ query, view }: { query: string | undefined; view: ViewChoices }) {
  const label = useLabel();
  const { facet } = useSignal(view.choices);
  return (
    <>
      <EmptyState icon={sign} title={query && !facet ? label('nothingFoundFor', { query }) : label('nothingLeft')} lead={facet ? undefined : label('nothingFoundLead')}>
        {facet ? <Button variant="secondary" onClick={() => view.choose({ facet: undefined })}>{label('clearFilters')}</Button> : <NavLink to={{ name: 'browse' }} variant="secondary">{label('browseCatalogue')}</NavLink>}
      </EmptyState>
      <Popular />
    </>
  );
}

/** The first of everything. It is left out where it does not come. */
function Popular() {
  const { context } = useRuntime().store;
  const label = useLabel();
  const everything = useSlice(() => {
    const choices = createViewChoices();
    return createSearch(context, choices);
  }, [context]);
  useEffect(() => everything.open(), [everything]);
  const found = useSignal(everything.results);
  if (!found || found.vodVideos.hits.length === 0) return null;
  return (
    <section className="fl-search__kind" aria-label={label('searchPopular')}>
      <h2 className="fl-search__name">{label('searchPopular')}</h2>
      <CardShelf list={everything.lists.vodVideos} name="popular" empty={null} />
    </section>
  );
}

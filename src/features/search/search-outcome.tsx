import { useEffect } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { drawnAlone, useSignal } from '../../binding/use-signal.ts';
import { type ResultKind, resultKinds, type SearchResults } from '../../contracts/search/search-results.ts';
import { CardShelf } from '../../parts/card-grid/card-shelf.tsx';
import { WaitingShelf } from '../../parts/card-grid/waiting-shelf.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { FilterList } from '../../parts/filter-list/filter-list.tsx';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { ViewChoices } from '../../store/catalogue/view-choices.ts';
import type { Search } from '../../store/search/search.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { NothingFound } from './nothing-found.tsx';
import { totalOf } from './total-of.ts';

const kindKeys: Readonly<Record<ResultKind, LabelKey>> = { liveEvents: 'searchLive', vodVideos: 'searchVideos', vodPlaylists: 'searchLists' };

/** chosen: a browser says that it is online a moment before every frame of the page reaches its platform */
const waitsMs = [0, 1_000, 4_000];

/** Runs whenever the browser is online again, and soon after. @returns stop */
function onceOnline(run: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const online = () => void (timers = waitsMs.map((wait) => setTimeout(run, wait)));
  addEventListener('online', online);
  return () => {
    removeEventListener('online', online);
    timers.forEach(clearTimeout);
  };
}

interface SearchOutcomeProps {
  search: Search;
  view: ViewChoices;
  /** A result was opened: the words were worth it. */
  onKept(): void;
}

/** What came of a search: how much there is, the results by kind, or why there are none. */
export function SearchOutcome({ search, view, onKept }: SearchOutcomeProps) {
  const results = useSignal(search.results);
  const drawn = useSignal(search.drawn);
  const failure = useSignal(search.failure);
  const isLoading = useSignal(search.isLoading);
  useEffect(() => onceOnline(() => search.failure.peek()?.kind === 'unreachable' && search.retry()), [search]);
  const { query } = view.choices.peek();
  return (
    <div className="fl-search__outcome" part="results">
      <p role="status" className="fl-search__total">{results && <Total found={results} query={query} />}</p>
      {drawn && totalOf(drawn) + drawn.facets.length > 0 && <FilterList facets={drawn.facets} sorts={drawn.sorts} view={view} />}
      {failure && <FailurePanel failure={failure} labelKey={failure.kind === 'unreachable' ? 'searchOffline' : 'searchFailed'} onRetry={search.retry} />}
      {!results && isLoading && <WaitingShelf />}
      {results && totalOf(results) === 0 && <NothingFound query={query} view={view} />}
      <div className="fl-search__kinds" hidden={!results} aria-busy={isLoading || undefined} onClickCapture={onKept}>
        {drawn && resultKinds.map((kind) => drawn[kind].totalHits > 0 && <Kind key={kind} kind={kind} total={drawn[kind].totalHits} search={search} name={`${kind} ${JSON.stringify(view.choices.peek())}`} />)}
      </div>
    </div>
  );
}

function Total({ found, query }: { found: SearchResults; query: string | undefined }) {
  const label = useLabel();
  const { locale } = useLocale();
  const count = new Intl.NumberFormat(locale).format(totalOf(found));
  if (!query) return label('resultsEverything', { count });
  const { correctedQuery } = found;
  if (totalOf(found) === 0) return <VisuallyHidden>{label('nothingFoundFor', { query })}</VisuallyHidden>;
  return <>{correctedQuery && `${label('nothingCalled', { query })} `}{label('resultsFor', { query: correctedQuery ?? query, count })}</>;
}

/** The results of one kind; drawn anew only for another number of them, since its cards follow their list. */
const Kind = drawnAlone(function Kind({ kind, total, search, name }: { kind: ResultKind; total: number; search: Search; name: string }) {
  const label = useLabel();
  const { locale } = useLocale();
  return (
    <section className="fl-search__kind" aria-label={label(kindKeys[kind])}>
      <h2 className="fl-search__name">{label(kindKeys[kind])} <span className="fl-search__count">{new Intl.NumberFormat(locale).format(total)}</span></h2>
      <CardShelf list={search.lists[kind]} name={name} empty={null} />
    </section>
  );
});

import { signal } from '@preact/signals-core';
import { useEffect, useMemo, type RefObject } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { createViewChoices, type ChoicesAddress } from '../../store/catalogue/view-choices.ts';
import { createSearch, type Search } from '../../store/search/search.ts';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import type { SearchEvents } from './events.ts';
import { type RecentSearches, useRecentSearches } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { totalOf } from './total-of.ts';
import sheet from './search-view.css';

export interface SearchViewProps {
  /** `none` where the page around it names it: no title is drawn. */
  heading?: 'none' | undefined;
  /** Where words and refinements are kept; for the life of the element alone when absent. */
  address?: ChoicesAddress | undefined;
  /** What is searched for at first, where there is no address. */
  query?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  emit: Emit<SearchEvents>;
}

/**
 * Search: a field, what its results are narrowed by, and the results by kind.
 *
 * @csspart search, search-field, search-options, results, card, empty, failure
 * @source spec 1 §2.4 "Search view", §3, §4.4, §5
 */
export function SearchView({ heading, address: given, query, inputRef, emit }: SearchViewProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const address = useMemo(() => given ?? addressOf(query), [given, query]);
  const view = useSlice(() => createViewChoices(address), [address]);
  const search = useSlice(() => createSearch(context, view), [context, view]);
  const recent = useRecentSearches(context.settings.realm);
  useEffect(() => {
    search.open();
    return search.close;
  }, [search]);
  useEffect(() => search.results.subscribe((found) => void (found && emit('results-loaded', { query: view.choices.peek().query ?? '', total: totalOf(found) }))), [search]);
  useEffect(() => search.failure.subscribe((failure) => void (failure && emit('load-failed', { code: failure.code }))), [search]);
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame fl-search" part="search" dir={direction}>
      {!heading && <h1 className="fl-frame__heading">{label('search')}</h1>}
      <Field search={search} recent={recent} inputRef={inputRef} />
      <SearchOutcome search={search} view={view} onKept={() => recent.add(search.value.peek().trim())} />
    </div>
  );
}

/** Choices that nothing but the element keeps. */
function addressOf(words = ''): ChoicesAddress {
  const query = signal<Record<string, string>>(words ? { query: words } : {});
  return { query, write: (next) => void (query.value = next) };
}

/** Apart, so that a key draws the field alone. */
function Field({ search, ...props }: { search: Search; recent: RecentSearches; inputRef: RefObject<HTMLInputElement | null> | undefined }) {
  const value = useSignal(search.value);
  const { inputRef, recent } = props;
  return <SearchBox value={value} onValue={search.type} onSearch={search.submit} recent={recent} {...(inputRef ? { inputRef } : {})} />;
}

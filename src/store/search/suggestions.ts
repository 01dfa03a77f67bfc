import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readSearchSuggestions } from '../../api/calls/search/search.ts';
import { searchWords } from '../../rules/search/search-words.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** chosen: two letters typed in one go ask once; it is much shorter than the wait for results, which it helps over */
const quietMs = 150;

/** What typed words may become. */
export interface Suggestions {
  texts: ReadonlySignal<readonly string[]>;
  /** Asks for words as they are typed; the older request is given up. */
  ask(text: string): void;
  clear(): void;
  dispose(): void;
}

/** chosen: suggestions that do not come are missed by nobody, so a failure of theirs is none to show */
export function createSuggestions({ client }: Pick<StoreContext, 'client'>): Suggestions {
  const texts = signal<readonly string[]>([]);
  const runs = latest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function read(query: string): Promise<void> {
    const mine = runs.begin();
    const read = await client.call(readSearchSuggestions, { query }, { signal: mine }).catch(() => undefined);
    if (!mine.aborted) texts.value = read?.suggestions.map(({ text }) => text) ?? [];
  }
  const stop = () => (clearTimeout(timer), runs.end());
  const clear = () => (stop(), void (texts.value = []));
  return {
    texts,
    ask(text) {
      const query = searchWords(text);
      if (query === '') return clear();
      stop();
      timer = setTimeout(() => void read(query), quietMs);
    },
    clear,
    dispose: stop,
  };
}

import MiniSearch from 'minisearch';
import { searchOptions, type SearchEntry } from './page/search-options.ts';
import type { ReadPage } from './read-page.ts';
import type { RenderedBody } from './render-markdown.ts';

/** Characters of a section's words that are shown with it. */
const shownLength = 140;

/** The index of every section and every named row of every page, as the page's script reads it. */
export function searchIndex(pages: readonly (ReadPage & Pick<RenderedBody, 'texts'>)[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(pages.flatMap(entriesOf));
  return JSON.stringify(index);
}

function entriesOf({ path, title, texts }: ReadPage & Pick<RenderedBody, 'texts'>): SearchEntry[] {
  const page = title.replace(/`/g, '');
  return texts.filter(({ id, text }) => id === '' || text !== '').map(({ id, title: heading, under, text }) => ({
    id: `/${path}${id === '' ? '' : `#${id}`}`,
    page: under === undefined || under === '' ? page : `${page}, ${under}`,
    title: heading === '' ? page : heading,
    text,
    shown: shownOf(under === undefined ? text : text.slice(heading.length).trim()),
  }));
}

const shownOf = (text: string): string => (text.length > shownLength ? `${text.slice(0, text.lastIndexOf(' ', shownLength))} …` : text);

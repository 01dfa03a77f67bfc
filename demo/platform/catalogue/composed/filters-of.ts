import type * as z from 'zod/mini';
import type { filterListAttributes } from '../../../../src/contracts/search/filter-list.ts';
import type { ItemRow, ViewElementSeed } from '../../db/tables/catalogue-tables.ts';
import { genreIn } from '../../seed/catalogue/genre-names.ts';
import { accessNames, facetNames, sortNames } from '../../seed/catalogue/words/platform-words.ts';
import type { Caller } from '../../server/request-caller.ts';
import { gridBucketId } from '../grid-bucket-id.ts';
import { textIn } from '../../realm/text-in.ts';
import { facetValues, gridItems } from './grid-wishes.ts';

type FilterListSeed = Extract<ViewElementSeed, { kind: 'filterList' }>;
type FacetName = FilterListSeed['facets'][number];

const nameOf = (facet: FacetName, value: string, locale: string): string =>
  facet === 'genre' ? genreIn(value, locale) : facet === 'access' ? textIn(accessNames[value as ItemRow['access']], locale) : value;

/** What a grid can be narrowed by, with how many titles there are of each; the newest year first, other values by name. */
export async function filtersOf(caller: Caller, { gridViewConfigId, facets }: Pick<FilterListSeed, 'gridViewConfigId' | 'facets'>): Promise<z.input<typeof filterListAttributes>> {
  const { locale } = caller;
  const rows = await gridItems(caller, gridBucketId(gridViewConfigId));
  return {
    facets: facets.map((id) => {
      const counts = new Map<string, number>();
      for (const value of rows.flatMap(facetValues[id])) counts.set(value, (counts.get(value) ?? 0) + 1);
      const values = [...counts].map(([value, count]) => ({ id: value, text: nameOf(id, value, locale), count }));
      return { id, text: textIn(facetNames[id], locale), values: values.sort((a, b) => (id === 'year' ? b.id.localeCompare(a.id) : a.text.localeCompare(b.text, locale))) };
    }),
    sorts: sortNames.map(({ id, words }) => ({ id, text: textIn(words, locale) })),
  };
}

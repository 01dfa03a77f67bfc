import type * as z from 'zod/mini';
import type { filterListAttributes } from '../../../src/contracts/search/filter-list.ts';
import { resultKinds } from '../../../src/contracts/search/search-results.ts';
import { textIn } from '../realm/text-in.ts';
import { genreIn } from '../seed/catalogue/genre-names.ts';
import { accessNames, facetNames, resultKindNames, searchSortNames } from '../seed/catalogue/words/platform-words.ts';
import type { Narrowing, TitleGroup } from './found-titles.ts';

type FacetName = keyof Narrowing;
/** Which values of a facet a group of titles has. */
const valuesOf: Readonly<Record<FacetName, (group: TitleGroup) => string[]>> = {
  kind: ({ kind }) => [kind],
  genre: ({ genres }) => genres,
  access: ({ access }) => [access],
  decade: ({ decade }) => (decade === null ? [] : [String(decade)]),
};
export const facetIds = Object.keys(valuesOf) as FacetName[];

const nameOf = (facet: FacetName, value: string, locale: string): string => {
  switch (facet) {
    case 'kind': return textIn(resultKindNames[value as TitleGroup['kind']], locale);
    case 'genre': return genreIn(value, locale);
    case 'access': return textIn(accessNames[value as TitleGroup['access']], locale);
    case 'decade': return `${value}–${Number(value) + 9}`;
  }
};

const fits = (group: TitleGroup, facet: FacetName, wanted: readonly string[]): boolean =>
  wanted.length === 0 || valuesOf[facet](group).some((value) => wanted.includes(value));

/** How many titles of a kind are left of what was found. */
export const totalOf = (groups: readonly TitleGroup[], narrowing: Narrowing, kind: TitleGroup['kind']): number =>
  groups.filter((group) => group.kind === kind && facetIds.every((facet) => fits(group, facet, narrowing[facet]))).reduce((sum, { count }) => sum + Number(count), 0);

function countsOf(groups: readonly TitleGroup[], narrowing: Narrowing, facet: FacetName): [value: string, count: number][] {
  const counts = new Map<string, number>(narrowing[facet].map((value) => [value, 0]));
  for (const group of groups) {
    if (!facetIds.every((other) => other === facet || fits(group, other, narrowing[other]))) continue;
    for (const value of valuesOf[facet](group)) counts.set(value, (counts.get(value) ?? 0) + Number(group.count));
  }
  return [...counts];
}

function inOrder(facet: FacetName, locale: string) {
  const ranks: readonly string[] = facet === 'kind' ? resultKinds : facet === 'access' ? Object.keys(accessNames) : [];
  return (one: { id: string; text: string }, other: { id: string; text: string }): number => {
    if (facet === 'decade') return Number(other.id) - Number(one.id);
    return ranks.indexOf(one.id) - ranks.indexOf(other.id) || one.text.localeCompare(other.text, locale);
  };
}

/** What results can be narrowed by, with what each value would leave. chosen: values of one facet widen each other, facets narrow each other; a facet of one value is none */
export function facetsOf(groups: readonly TitleGroup[], narrowing: Narrowing, locale: string): z.input<typeof filterListAttributes> {
  const facets = facetIds.map((id) => ({
    id, text: textIn(facetNames[id], locale),
    values: countsOf(groups, narrowing, id).map(([value, count]) => ({ id: value, text: nameOf(id, value, locale), count })).sort(inOrder(id, locale)),
  }));
  return { facets: facets.filter(({ id, values }) => values.length > 1 || narrowing[id].length > 0), sorts: searchSortNames.map(({ id, words }) => ({ id, text: textIn(words, locale) })) };
}

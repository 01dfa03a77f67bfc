import { and, asc, eq } from 'drizzle-orm';
import { bucketEntries, contentItems, type ItemRow } from '../../db/tables/catalogue-tables.ts';
import { isGeoblocked } from '../../playback/is-geoblocked.ts';
import { genreIn } from '../../seed/catalogue/genre-names.ts';
import type { Caller } from '../../server/request-caller.ts';
import { shownTo } from '../bucket-pages.ts';
import { hidesGeoblocked } from '../shown-here.ts';

/** What a viewer wants of a grid. @source spec 1 §2.2 "query, facet, sort, sortDirection" */
export interface GridWishes {
  query?: string | undefined;
  facet?: string | undefined;
  sort?: string | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
}

export const wishesFor = ({ query, facet, sort }: GridWishes): boolean => Boolean(query?.trim() || facet?.trim() || sort);

/** What an item has of each facet. */
export const facetValues: Readonly<Record<'genre' | 'access' | 'year', (row: ItemRow) => string[]>> = {
  genre: ({ genres }) => genres,
  access: ({ access }) => [access],
  year: ({ releaseYear }) => (releaseYear === null ? [] : [String(releaseYear)]),
};
type FacetName = keyof typeof facetValues;

const isFacet = (name: string | undefined): name is FacetName => name !== undefined && Object.hasOwn(facetValues, name);

/** The titles of a grid that the profile may be shown, and the tenant shows where the viewer is, in its own order. */
export async function gridItems(caller: Caller, bucketId: string): Promise<ItemRow[]> {
  const rows = await shownTo(caller, await storedItems(caller, bucketId));
  if (!hidesGeoblocked(caller)) return rows;
  const place = await caller.place();
  return rows.filter((row) => !isGeoblocked(row, place));
}

function storedItems({ context: { db, keptData }, realm: { realm }, published }: Caller, bucketId: string): Promise<ItemRow[]> {
  return keptData.read(published, `grid items ${realm} ${bucketId}`, async () => {
    const rows = await db.select().from(bucketEntries)
      .innerJoin(contentItems, and(eq(contentItems.realm, bucketEntries.realm), eq(contentItems.id, bucketEntries.contentId)))
      .where(and(eq(bucketEntries.realm, realm), eq(bucketEntries.bucketId, bucketId))).orderBy(asc(bucketEntries.position));
    return rows.map((row) => row.content_items);
  });
}

/**
 * The titles of a grid that a viewer wants, in the order that they want.
 *
 * chosen: values of one facet widen each other, facets narrow each other; every word of a query is in the title, the description or the name of a genre
 */
export function wishedItems(rows: readonly ItemRow[], wishes: GridWishes, locale: string): ItemRow[] {
  const wanted = new Map<FacetName, Set<string>>();
  for (const [name, value] of (wishes.facet ?? '').split(' ').map((word) => word.split(':', 2) as [string, string?])) {
    if (isFacet(name) && value !== undefined) wanted.set(name, (wanted.get(name) ?? new Set()).add(value));
  }
  const words = (wishes.query ?? '').toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const titleOf = (row: ItemRow) => row.titles[locale] ?? row.titles.en;
  const textOf = (row: ItemRow) => [titleOf(row), row.titles.en, row.descriptions[locale] ?? row.descriptions.en, ...row.genres.map((genre) => genreIn(genre, locale))].join(' ').toLocaleLowerCase(locale);
  const found = rows.filter((row) => [...wanted].every(([name, values]) => facetValues[name](row).some((value) => values.has(value)))
    && (words.length === 0 || words.every((word) => textOf(row).includes(word))));
  const sign = wishes.sortDirection === 'DESC' ? -1 : 1;
  if (wishes.sort === 'title') return found.sort((a, b) => sign * titleOf(a).localeCompare(titleOf(b), locale));
  if (wishes.sort === 'year') return found.sort((a, b) => sign * ((a.releaseYear ?? 0) - (b.releaseYear ?? 0)) || titleOf(a).localeCompare(titleOf(b), locale));
  return found;
}

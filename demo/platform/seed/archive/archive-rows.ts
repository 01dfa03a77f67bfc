import type { bucketEntries, ItemRow, RowLookSeed, views, ViewElementSeed } from '../../db/tables/catalogue-tables.ts';
import { emptyItem } from '../catalogue/empty-item.ts';
import type { BucketSeed } from '../catalogue/shelf/row-seed.ts';
import type { ArchiveFilm } from './read-films.ts';

/** The tenant that real data fills. */
export const archiveRealm = 'library';

const basic: RowLookSeed = { rowCount: 1, rowType: 'basic', displayPosters: true, showItemPosition: false, hideMetadata: false };
/** A genre with fewer films has no row of its own. */
const fewest = 12;
/** chosen: as many rows as a page of many rows has */
const mostRows = 60;

/** How our pictures are drawn for a genre of the data; any other is drawn as drama. */
const drawnAs: ReadonlyMap<string, string> = new Map(Object.entries<string>({
  Comedy: 'comedy', Romance: 'romance', Thriller: 'thriller', Horror: 'thriller', Crime: 'thriller', 'Science Fiction': 'science-fiction', Documentary: 'documentary',
  Family: 'family', Animated: 'animation', Musical: 'music', Sports: 'sport', Western: 'nature',
}));

const idOf = (index: number): string => `a${index + 1}`;

/** A title for each film. Its pictures are drawn here as every other; its words are the data's. */
export const archiveItems = (films: readonly ArchiveFilm[]): ItemRow[] => films.map(({ title, year, genres, extract }, index) => ({
  ...emptyItem, realm: archiveRealm, id: idOf(index), type: 'VOD', titles: { en: title }, descriptions: { en: extract ?? '' }, access: 'FREE',
  genres: [drawnAs.get(genres[0] ?? '') ?? 'drama'], releaseYear: year, media: index % 2 === 0 ? 'clips/one' : 'clips/two',
}));

function grouped(films: readonly ArchiveFilm[], keysOf: (film: ArchiveFilm) => string[]): [name: string, ids: string[]][] {
  const groups = new Map<string, string[]>();
  films.forEach((film, index) => {
    for (const key of keysOf(film)) groups.set(key, [...(groups.get(key) ?? []), idOf(index)]);
  });
  return [...groups].filter(([, ids]) => ids.length >= fewest).sort(([, one], [, other]) => other.length - one.length);
}

/** A row of everything, then one for each genre and each year, the fullest first. */
export function archiveBuckets(films: readonly ArchiveFilm[]): BucketSeed[] {
  const row = (id: string, name: string, content: string[]): BucketSeed => ({ id, type: 'BASE', names: { en: name }, rowTypeData: basic, content });
  const genres = grouped(films, ({ genres: all }) => [...new Set(all)]).map(([name, ids]) => row(`genre-${name.toLowerCase().replaceAll(' ', '-')}`, name, ids));
  const years = grouped(films, ({ year }) => [String(year)]).map(([name, ids]) => row(`year-${name}`, name, ids));
  return [row('everything', 'Everything', films.map((_film, index) => idOf(index))), ...[...genres, ...years].slice(0, mostRows - 1)];
}

/** Which cards a row holds, in order. */
export const archiveEntries = (rows: readonly BucketSeed[]): (typeof bucketEntries.$inferInsert)[] =>
  rows.flatMap(({ id, content }) => content.map((contentId, position) => ({ realm: archiveRealm, bucketId: id, position, contentId })));

/** Its home page: a hero and every row; and its genres by themselves. */
export const archiveViews = (rows: readonly BucketSeed[]): (typeof views.$inferInsert)[] => {
  const elements: ViewElementSeed[] = [{ kind: 'hero', zone: 'hero', items: rows[0]?.content.slice(0, 3) ?? [] }, ...rows.map(({ id }): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId: id }))];
  const genres = rows.filter(({ id }) => id.startsWith('genre-')).map(({ id }): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId: id }));
  return [
    { realm: archiveRealm, type: 'home', id: 'home', titles: { en: 'Home' }, elements },
    { realm: archiveRealm, type: 'browse', id: 'browse', titles: { en: 'Browse' }, elements: genres },
  ];
};

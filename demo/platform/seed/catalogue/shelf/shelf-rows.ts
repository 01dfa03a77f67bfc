import type { ItemAccess, ItemRow, RowLookSeed, ViewElementSeed, views, Words } from '../../../db/tables/catalogue-tables.ts';
import { grantsOf } from '../../purchase/licence-seed.ts';
import type { BucketSeed } from './row-seed.ts';
import { emptyItem } from '../empty-item.ts';
import { genreIn } from '../genre-names.ts';
import { filmShelf } from './film-shelf.ts';
import type { ShelfTitle } from './shelf-title.ts';
import { sportShelf } from './sport-shelf.ts';

const media = ['clips/one', 'clips/two', 'clips/three', 'clips/four'];
/** Of five titles two are free, one is for members and two are for holders of a licence. */
const accesses: readonly ItemAccess[] = ['FREE', 'LICENCE', 'SIGN_IN', 'FREE', 'LICENCE'];
const basic: RowLookSeed = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false };

/** Titles that nobody may keep, or put on a list, as a broadcaster may demand, by their places. */
const notKept: Readonly<Partial<Record<number, ItemRow['extras']>>> = { 100: { favouriteDisabled: true }, 101: { watchlistDisabled: true } };

const shelfOf = (realm: string): ShelfTitle[] => (realm === 'cinema' ? filmShelf : sportShelf);
const idOf = (index: number): string => String(7001 + index);

/** Titles that fill a tenant's rows beside those of its own catalogue, and a card for the page of each genre. */
export const shelfRows = (realm: string): ItemRow[] => [
  ...shelfOf(realm).map(({ genre, titles, descriptions }, index): ItemRow => {
    const access = accesses[index % accesses.length]!;
    return {
      ...emptyItem, realm, id: idOf(index), type: 'VOD', titles, descriptions, access, licences: access === 'LICENCE' ? grantsOf(realm, 'LICENCE') : [],
      genres: [genre], releaseYear: 2026 - (index % 7), ageRating: ['U', 'PG', '12', '15'][index % 4]!, media: media[index % media.length]!,
      extras: notKept[index] ?? {},
    };
  }),
  ...genresOf(realm).map((genre, index): ItemRow => ({
    ...emptyItem, realm, id: linkIdOf(index), type: 'SECTION_LINK', titles: namesOf(genre), descriptions: { en: 'Everything in one place.', es: 'Todo en un solo sitio.', pt: 'Tudo num só lugar.', ar: 'كل شيء في مكان واحد.' },
    access: 'FREE', genres: [genre], extras: { target: { id: genre } },
  })),
];

const linkIdOf = (index: number): string => String(6201 + index);

/** Cards that lead to the pages of the genres. */
export const genreLinks = (realm: string): string[] => genresOf(realm).map((_genre, index) => linkIdOf(index));

/** A page for each genre: what is new of it, then what else is like it. */
export const genreViews = (realm: string): (typeof views.$inferInsert)[] => genresOf(realm).map((genre, index, all) => {
  const others = [all[(index + 1) % all.length]!, all[(index + 2) % all.length]!];
  const row = (bucketId: string): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId });
  return { realm, type: 'section', id: genre, titles: namesOf(genre), elements: [{ kind: 'hero', zone: 'hero', items: idsOf(realm, genre).slice(0, 3) }, row(`genre-${genre}`), ...others.map((other) => row(`genre-${other}`))] };
});

/** The ids of a genre's titles. */
const idsOf = (realm: string, genre: string): string[] => shelfOf(realm).flatMap((title, index) => (title.genre === genre ? [idOf(index)] : []));

const namesOf = (genre: string): Words => ({ en: genreIn(genre, 'en'), es: genreIn(genre, 'es'), pt: genreIn(genre, 'pt'), ar: genreIn(genre, 'ar') });

/** Genres that are shown as posters: films are, sport is told by its pictures. */
const asPosters = new Set(['drama', 'thriller', 'romance', 'science-fiction']);

const genresOf = (realm: string): string[] => [...new Set(shelfOf(realm).map(({ genre }) => genre))];

/** A row for each genre, and the whole shelf as one row. */
export const shelfBuckets = (realm: string): BucketSeed[] => [
  ...genresOf(realm).map((genre): BucketSeed => ({
    id: `genre-${genre}`, type: 'BASE', names: namesOf(genre), rowTypeData: { ...basic, displayPosters: asPosters.has(genre) }, content: idsOf(realm, genre),
  })),
  {
    id: 'whole-shelf', type: 'BASE', rowTypeData: basic, content: shelfOf(realm).map((_title, index) => idOf(index)),
    names: realm === 'cinema' ? { en: 'From the archive', ar: 'من الأرشيف' } : { en: 'All replays', es: 'Todas las repeticiones', pt: 'Todas as repetições' },
  },
];

import type { ItemExtras, ItemRow, ViewElementSeed, views, Words } from '../../../db/tables/catalogue-tables.ts';
import { linkSeed, type LinkSeed } from '../bucket-seed.ts';
import type { BucketSeed } from '../shelf/row-seed.ts';
import { emptyItem } from '../empty-item.ts';
import { episodeIdOf } from './series-rows.ts';
import { seriesSeed } from './series-seed.ts';
import { inEveryLanguage } from '../words/every-language.ts';

const basic = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false } as const;
const seasons: Words = { en: 'Seasons', es: 'Temporadas', ar: 'المواسم' };
const episodes: Words = { en: 'Episodes', es: 'Episodios', ar: 'الحلقات' };
const next: Words = { en: 'To watch meanwhile', es: 'Mientras tanto', ar: 'شاهد في هذه الأثناء' };
const inOrder: Words = { en: 'In order', es: 'En orden', ar: 'بالترتيب' };

/** A season with the name of its series. */
const seasonOf = (series: Words, number: number): Words =>
  ({ en: `${series.en}, season ${number}`, es: `${series.es ?? series.en}, temporada ${number}`, pt: `${series.pt ?? series.en}, temporada ${number}`, ar: `${series.ar ?? series.en}، الموسم ${number}` });

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
/** A playlist of sixty: every film, then the beginning of the longest series. */
const longest = [...span(1001, 1038), ...Array.from({ length: 22 }, (_, index) => episodeIdOf('5106', index + 1))];

/** Cards of playlists that only their own page and a search lead to. */
const playlistCards = (realm: string): LinkSeed[] => {
  const isCinema = realm === 'cinema';
  const card = (id: string, titles: Words, description: string, genre: string): LinkSeed => ({ id, type: 'PLAYLIST', titles, description, genre, extras: { playlistId: id } });
  return [
    card('4003', isCinema ? { en: 'Three before bed', ar: 'ثلاثة قبل النوم' } : { en: 'Three finishes', es: 'Tres finales' }, 'Three, one after the other.', isCinema ? 'family' : 'athletics'),
    card('4004', isCinema ? { en: 'The long evening', ar: 'الأمسية الطويلة' } : { en: 'The whole shelf', es: 'Toda la estantería' }, 'Sixty, for a very long evening.', isCinema ? 'theatre' : 'football'),
  ];
};

/** Rows of the playlists and of the series whose episodes show what a player can do. */
export function collectionCards(realm: string): ItemRow[] {
  const stagehands: Words = { en: 'Stagehands', es: 'Tramoyistas', ar: 'عمال المسرح' };
  const row = (id: string, type: ItemRow['type'], titles: Words, description: string, genre: string, extras: ItemExtras): ItemRow => ({ ...emptyItem, realm, id, type, titles, descriptions: { en: description }, access: 'FREE', genres: [genre], extras });
  return [
    ...playlistCards(realm).map(({ id, type, titles, description, genre, extras }) => row(id, type, titles, description, genre, extras)),
    row('5300', 'SERIES', stagehands, 'Four episodes that play one after the other.', 'theatre', { seriesId: '5300' }),
    row('5301s', 'VOD_SEASON', { en: 'Season 1', es: 'Temporada 1', ar: 'الموسم 1' }, 'Four episodes that play one after the other.', 'theatre', { seasonId: '5301s', seriesId: '5300', seasonNumber: 1 }),
  ];
}

interface Collection { id: string; type: string; titles?: Words; description?: Words; rows: [name: Words, content: string[]][] }

/** What a series, a season or a playlist holds: id of its card, kind of its page, and its rows. */
function collections(realm: string): Collection[] {
  const isCinema = realm === 'cinema';
  const season = ['5201', '5202', '5203'];
  const made = inEveryLanguage(seriesSeed(realm)).flatMap(({ id, titles, descriptions, seasons: all }): Collection[] => {
    const episodesOf = (seasonId: string, count: number) => Array.from({ length: count }, (_, index) => episodeIdOf(seasonId, index + 1));
    return [
      { id, type: 'series', titles, description: descriptions, rows: [[seasons, all.filter((each) => each.episodes > 0).map((each) => each.id)], [episodes, episodesOf(all[0]!.id, all[0]!.episodes)]] },
      ...all.map((each): Collection => ({ id: each.id, type: 'season', titles: seasonOf(titles, each.number), description: descriptions, rows: [[episodes, episodesOf(each.id, each.episodes)]] })),
    ];
  });
  return [
    { id: '5001', type: 'series', rows: [[seasons, ['5101']], [episodes, season]] },
    { id: '5002', type: 'series', rows: [[next, isCinema ? ['1005', '1012', '1023', '1033'] : ['1007', '1016', '1025', '1036']]] },
    { id: '5101', type: 'season', rows: [[episodes, season]] },
    { id: '4001', type: 'playlist', rows: [[inOrder, isCinema ? ['1002', '1014', '1022', '1032', '1019', '1026'] : ['1013', '1003', '1009', '1021', '1034', '1020']]] },
    { id: '4002', type: 'playlist', rows: [[inOrder, isCinema ? ['1020', '1031', '1011', '1036', '1015'] : ['1004', '1014', '1023', '1032', '1002', '1017']]] },
    ...playlistCards(realm).map(({ id, titles, description }): Collection => ({ id, titles, description: { en: description }, type: 'playlist', rows: [[inOrder, id === '4004' ? longest : ['1008', '1019', '1026']]] })),
    ...made,
  ];
}

const rowId = (collection: string, index: number): string => `of-${collection}-${index + 1}`;

/** The rows of all collections. */
export function collectionBuckets(realm: string): BucketSeed[] {
  return collections(realm).flatMap(({ id, type, rows }) => rows.map(([names, content], index) => ({
    id: rowId(id, index), type: 'BASE' as const, names, content, rowTypeData: { ...basic, showItemPosition: type === 'playlist' },
  })));
}

/** A page for each collection: its description, then its rows. */
export function collectionViews(realm: string): (typeof views.$inferInsert)[] {
  const cards = new Map(linkSeed(realm).map((card) => [card.id, card]));
  return collections(realm).map(({ id, type, rows, titles = cards.get(id)?.titles ?? { en: id }, description = { en: cards.get(id)?.description ?? '' } }) => {
    const words: ViewElementSeed = { kind: 'textBlock', zone: 'header', labelKey: `collection${id}`, words: description };
    const filled = rows.map((_, index): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId: rowId(id, index) }));
    return { realm, type, id, titles, elements: [words, ...filled] };
  });
}

import type { ViewElementSeed, views, Words } from '../../db/tables/catalogue-tables.ts';
import { linkSeed, type BucketSeed } from './bucket-seed.ts';

const basic = { rowCount: 1, rowType: 'basic', displayPosters: false, showItemPosition: false, hideMetadata: false } as const;
const seasons: Words = { en: 'Seasons', es: 'Temporadas', ar: 'المواسم' };
const episodes: Words = { en: 'Episodes', es: 'Episodios', ar: 'الحلقات' };
const next: Words = { en: 'To watch meanwhile', es: 'Mientras tanto', ar: 'شاهد في هذه الأثناء' };
const inOrder: Words = { en: 'In order', es: 'En orden', ar: 'بالترتيب' };

/** What a series, a season or a playlist holds: id of its card, kind of its page, and its rows. */
function collections(realm: string): { id: string; type: string; rows: [name: Words, content: string[]][] }[] {
  const isCinema = realm === 'cinema';
  const season = ['5201', '5202', '5203'];
  return [
    { id: '5001', type: 'series', rows: [[seasons, ['5101']], [episodes, season]] },
    { id: '5002', type: 'series', rows: [[next, isCinema ? ['1005', '1012', '1023', '1033'] : ['1007', '1016', '1025', '1036']]] },
    { id: '5101', type: 'season', rows: [[episodes, season]] },
    { id: '4001', type: 'playlist', rows: [[inOrder, isCinema ? ['1002', '1014', '1022', '1032', '1019', '1026'] : ['1013', '1003', '1009', '1021', '1034', '1020']]] },
    { id: '4002', type: 'playlist', rows: [[inOrder, isCinema ? ['1020', '1031', '1011', '1036', '1015'] : ['1004', '1014', '1023', '1032', '1002', '1017']]] },
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
  return collections(realm).flatMap(({ id, type, rows }) => {
    const card = cards.get(id);
    if (!card) return [];
    const words: ViewElementSeed = { kind: 'textBlock', zone: 'header', labelKey: `collection${id}`, words: { en: card.description } };
    const filled = rows.map((_, index): ViewElementSeed => ({ kind: 'bucket', zone: 'list', bucketId: rowId(id, index) }));
    return [{ realm, type, id, titles: card.titles, elements: [words, ...filled] }];
  });
}

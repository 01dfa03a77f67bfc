import type { Database } from '../../db/database.ts';
import { bucketEntries, buckets, contentItems, type ItemAccess, type ItemRow, views, type Words } from '../../db/tables/catalogue-tables.ts';
import { arenaEvents, arenaVideos } from './arena-catalogue.ts';
import { cinemaEvents, cinemaVideos } from './cinema-catalogue.ts';
import { emptyItem } from './empty-item.ts';
import { gridSeed } from './grid-seed.ts';
import { liveClipOf } from './live-clips.ts';
import { recordingIdOf, recordingOf } from './recording-seed.ts';
import { grantsOf } from '../purchase/licence-seed.ts';
import { collectionBuckets, collectionCards, collectionViews } from './collections/collection-views.ts';
import { smallPrintViews } from './small-print-views.ts';
import { composedViews } from './composed/composed-views.ts';
import { seasonWords, seriesRows } from './collections/series-rows.ts';
import { releaseRows } from './pages/release-seed.ts';
import { playerTitleRows } from './player-title-rows.ts';
import { inEveryLanguage } from './words/every-language.ts';
import { linkSeed, bucketSeed } from './bucket-seed.ts';
import { homeRows } from './shelf/home-rows.ts';
import { lookRows, lookViewRows } from './shelf/look-rows.ts';
import { genreViews, shelfBuckets, shelfRows } from './shelf/shelf-rows.ts';
import { territoryOf } from './territory-seed.ts';

const hour = 3_600_000;

interface Line { id: string; access: string; genre: string; a: string; b: string; title: string; other: string; description: string }

const linesOf = (text: string): Line[] => text.split('\n').map((line) => {
  const [id = '', access = '', genre = '', a = '', b = '', title = '', other = '', description = ''] = line.split('|');
  return { id, access, genre, a, b, title, other, description };
});

/** The titles of a line: English, and Spanish or Arabic by tenant where there is one. */
const titlesOf = (realm: string, line: Line) => ({ en: line.title, ...(line.other ? { [realm === 'cinema' ? 'ar' : 'es']: line.other } : {}) });

/** `PPV` on a line is a licence of its own. */
const accessOf = (word: string): ItemAccess => (word === 'PPV' ? 'LICENCE' : word as ItemAccess);

function videoOf(realm: string, line: Line, index: number): ItemRow {
  return {
    ...emptyItem, realm, id: line.id, type: index % 3 === 1 ? 'VOD_VIDEO' : 'VOD', titles: titlesOf(realm, line), descriptions: { en: line.description },
    access: accessOf(line.access), licences: grantsOf(realm, line.access), genres: [line.genre], releaseYear: Number(line.a),
    ageRating: ['U', 'PG', '12'][index % 3] ?? 'U', media: line.b, dashOnly: line.id === dashOnlyId, ...territoryOf(realm, line.id),
  };
}

/** The one title that comes as DASH alone. */
export const dashOnlyId = '1020';

function eventOf(realm: string, line: Line): ItemRow {
  const isChannel = line.b === '';
  const startsAfter = Number(line.a) * hour;
  return {
    ...emptyItem, realm, id: line.id, type: isChannel ? 'LIVE' : 'LIVE_EVENT', titles: titlesOf(realm, line), descriptions: { en: line.description },
    access: accessOf(line.access), licences: grantsOf(realm, line.access), genres: [line.genre],
    media: isChannel ? 'film' : liveClipOf(line.genre), liveChannel: line.id, ...territoryOf(realm, line.id),
    ...(isChannel ? {} : { startsAfter, endsAfter: startsAfter + Number(line.b) * hour, extras: { replacementVodId: recordingIdOf(line.id) } }),
  };
}

/** Events, and the recording that each leaves behind. */
const eventRows = (realm: string, text: string): ItemRow[] =>
  linesOf(text).map((line) => inEveryLanguage(eventOf(realm, line))).flatMap((event) => (event.startsAfter === null ? [event] : [event, recordingOf(event)]));

function linkRows(realm: string): ItemRow[] {
  return linkSeed(realm).map(({ id, type, titles, description, genre, extras }) => ({
    ...emptyItem, realm, id, type, titles, descriptions: { en: description }, access: 'FREE', genres: [genre], extras,
  }));
}

const arenaEpisodes: readonly [name: string, description: string][] = [
  ['The key', 'The dressing room has a new lock, and one key too few.'],
  ['High water', 'The river is on the pitch, and the match is in nine hours.'],
  ['A quiet Tuesday', 'No match, no press, no news: the longest day of the season.'],
];
const cinemaEpisodes: readonly [name: string, description: string][] = [
  ['The key', 'A key turns up on the quay, and it fits every door but one.'],
  ['High water', 'The sea comes up the street, and the neighbours move up a floor.'],
  ['A quiet Tuesday', 'Nothing happens, and by the evening everybody has heard about it.'],
];

/** Episodes of the first series: cards of a season. */
function episodeRows(realm: string): ItemRow[] {
  const isCinema = realm === 'cinema';
  const title: Words = isCinema ? { en: 'Harbour Street', ar: 'شارع الميناء' } : { en: 'Inside Northgate', es: 'Dentro de Northgate' };
  return (isCinema ? cinemaEpisodes : arenaEpisodes).map(([name, description], index) => ({
    ...emptyItem, realm, id: String(5201 + index), type: 'SEASON_VOD', titles: { en: name }, descriptions: { en: description },
    access: index === 0 ? 'FREE' : 'LICENCE', licences: index === 0 ? [] : grantsOf(realm, 'LICENCE'), genres: [isCinema ? 'drama' : 'football'],
    releaseYear: 2026, ageRating: '12', media: index % 2 === 0 ? 'film' : 'clips/two',
    extras: { seasonId: '5101', seriesId: '5001', episodeInformation: { episodeNumber: index + 1, seasonNumber: 1, seasonTitle: seasonWords(1), seriesInformation: { id: '5001', title } } },
  }));
}

function viewRows(realm: string): (typeof views.$inferInsert)[] {
  const isCinema = realm === 'cinema';
  const row = (bucketId: string) => ({ kind: 'bucket', zone: 'list', bucketId } as const);
  const welcome = { kind: 'textBlock', zone: 'list', labelKey: 'homeOutro', words: { en: 'That is the whole programme. More tomorrow.' } } as const;
  return [
    { realm, type: 'home', id: 'home', titles: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' }, elements: [{ kind: 'hero', zone: 'hero', items: ['1001', '1003', '2001'] }, ...homeRows(realm).map(row), welcome] },
    { realm, type: 'section', id: 'first', titles: linkSeed(realm)[5]?.titles ?? { en: 'Section' }, elements: [row(isCinema ? 'genre-documentary' : 'genre-football'), row('featured'), row('top-ten')] },
    { realm, type: 'section', id: 'second', titles: linkSeed(realm)[6]?.titles ?? { en: 'Section' }, elements: [row('hero'), row(isCinema ? 'genre-family' : 'genre-cycling'), row('free'), row('series')] },
    { realm, type: 'section', id: 'player', titles: { en: 'What the player can do', es: 'Lo que sabe hacer el reproductor', ar: 'ما يستطيعه المشغّل' }, elements: [row('player')] },
    { realm, type: 'section', id: 'lists', titles: { en: 'Playlists', es: 'Listas de reproducción', ar: 'قوائم التشغيل' }, elements: [row('playlists'), row('all-series'), row('featured')] },
    { realm, type: 'section', id: 'tonight', titles: { en: 'For tonight', es: 'Para esta noche', pt: 'Para esta noite', ar: 'لهذه الليلة' }, elements: lookViewRows.map(row) },
    { realm, type: 'browse', id: 'browse', titles: { en: 'Browse', es: 'Explorar', ar: 'تصفّح' }, elements: [row('sections'), row('posters'), row('featured')] },
    { realm, type: 'live', id: 'live', titles: { en: 'Live now', es: 'En directo', ar: 'مباشر الآن' }, elements: [row('live'), row('on-now')] },
    ...genreViews(realm), ...collectionViews(realm), ...composedViews(realm),
    ...smallPrintViews(realm),
  ];
}

/** Everything in a tenant's catalogue. @source design/platform.md "Media and catalogue" */
export async function seedCatalogue(db: Database, realm: string): Promise<void> {
  const isCinema = realm === 'cinema';
  await db.insert(contentItems).values(inEveryLanguage([
    ...linesOf(isCinema ? cinemaVideos : arenaVideos).map((line, index) => videoOf(realm, line, index)),
    ...eventRows(realm, isCinema ? cinemaEvents : arenaEvents),
    ...linkRows(realm), ...episodeRows(realm), ...playerTitleRows(realm), ...releaseRows(realm),
    ...collectionCards(realm), ...seriesRows(realm), ...shelfRows(realm),
  ]));
  const seeds = [...bucketSeed(realm), ...collectionBuckets(realm), ...gridSeed(realm), ...shelfBuckets(realm), ...lookRows(realm)];
  await db.insert(buckets).values(inEveryLanguage(seeds).map(({ content: _content, ...bucket }) => ({ ...bucket, realm })));
  await db.insert(bucketEntries).values(seeds.flatMap((seed) => seed.content.map((contentId, position) => ({ realm, bucketId: seed.id, position, contentId }))));
  await db.insert(views).values(inEveryLanguage(viewRows(realm)));
}

import type { Database } from '../../db/database.ts';
import { bucketEntries, buckets, contentItems, type ItemAccess, type ItemRow, views } from '../../db/tables/catalogue-tables.ts';
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
import { seriesRows } from './collections/series-rows.ts';
import { releaseRows } from './pages/release-seed.ts';
import { playerTitleRows } from './player-title-rows.ts';
import { withPortuguese } from './portuguese-words.ts';
import { linkSeed, bucketSeed } from './bucket-seed.ts';
import { homeRows } from './shelf/home-rows.ts';
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

/** Descriptions of the home page's hero items in the tenant's second language. */
const heroDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arena: {
    1001: 'Cómo un pequeño club de la costa construyó sus propios focos y jugó hasta el amanecer.',
    1003: 'Prórroga, un penalti fallado y un portero que no pestañeó.',
    2001: 'Deporte en directo todo el día, del primer silbato al resumen de la noche.',
  },
  cinema: {
    1001: 'مسرح من ورق، ومصباح مفقود، وأصغر عامل كواليس في المدينة.',
    1003: 'ساعية بريد على جزيرة تحتفظ برسالة واحدة ثلاثين عامًا.',
    2001: 'عروض أولى وحوارات وفيلم يبدأ دائمًا الآن.',
  },
};

const descriptionsOf = (realm: string, line: Line) => {
  const other = heroDescriptions[realm]?.[line.id];
  return { en: line.description, ...(other ? { [realm === 'cinema' ? 'ar' : 'es']: other } : {}) };
};

/** `PPV` on a line is a licence of its own. */
const accessOf = (word: string): ItemAccess => (word === 'PPV' ? 'LICENCE' : word as ItemAccess);

function videoOf(realm: string, line: Line, index: number): ItemRow {
  return {
    ...emptyItem, realm, id: line.id, type: index % 3 === 1 ? 'VOD_VIDEO' : 'VOD', titles: titlesOf(realm, line), descriptions: descriptionsOf(realm, line),
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
    ...emptyItem, realm, id: line.id, type: isChannel ? 'LIVE' : 'LIVE_EVENT', titles: titlesOf(realm, line), descriptions: descriptionsOf(realm, line),
    access: accessOf(line.access), licences: grantsOf(realm, line.access), genres: [line.genre],
    media: isChannel ? 'film' : liveClipOf(line.genre), liveChannel: line.id, ...territoryOf(realm, line.id),
    ...(isChannel ? {} : { startsAfter, endsAfter: startsAfter + Number(line.b) * hour, extras: { replacementVodId: recordingIdOf(line.id) } }),
  };
}

/** Events, and the recording that each leaves behind. */
const eventRows = (realm: string, text: string): ItemRow[] =>
  linesOf(text).map((line) => withPortuguese(eventOf(realm, line))).flatMap((event) => (event.startsAfter === null ? [event] : [event, recordingOf(event)]));

function linkRows(realm: string): ItemRow[] {
  return linkSeed(realm).map(({ id, type, titles, description, genre, extras }) => ({
    ...emptyItem, realm, id, type, titles, descriptions: { en: description }, access: 'FREE', genres: [genre], extras,
  }));
}

/** Episodes of the first series: cards of a season. */
function episodeRows(realm: string): ItemRow[] {
  const isCinema = realm === 'cinema';
  const series = isCinema ? 'Harbour Street' : 'Inside Northgate';
  return ['The key', 'High water', 'A quiet Tuesday'].map((title, index) => ({
    ...emptyItem, realm, id: String(5201 + index), type: 'SEASON_VOD', titles: { en: title }, descriptions: { en: `${series}, episode ${index + 1}.` },
    access: index === 0 ? 'FREE' : 'LICENCE', licences: index === 0 ? [] : grantsOf(realm, 'LICENCE'), genres: [isCinema ? 'drama' : 'football'],
    releaseYear: 2026, ageRating: '12', media: index % 2 === 0 ? 'film' : 'clips/two',
    extras: { seasonId: '5101', seriesId: '5001', episodeInformation: { episodeNumber: index + 1, seasonNumber: 1, seasonTitle: 'Season 1', seriesInformation: { id: '5001', title: series } } },
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
    { realm, type: 'browse', id: 'browse', titles: { en: 'Browse', es: 'Explorar', ar: 'تصفّح' }, elements: [row('sections'), row('posters'), row('featured')] },
    { realm, type: 'live', id: 'live', titles: { en: 'Live now', es: 'En directo', ar: 'مباشر الآن' }, elements: [row('live'), row('on-now')] },
    ...genreViews(realm), ...collectionViews(realm), ...composedViews(realm),
    ...smallPrintViews(realm),
  ];
}

/** Everything in a tenant's catalogue. @source design/platform.md "Media and catalogue" */
export async function seedCatalogue(db: Database, realm: string): Promise<void> {
  const isCinema = realm === 'cinema';
  await db.insert(contentItems).values(withPortuguese([
    ...linesOf(isCinema ? cinemaVideos : arenaVideos).map((line, index) => videoOf(realm, line, index)),
    ...eventRows(realm, isCinema ? cinemaEvents : arenaEvents),
    ...linkRows(realm), ...episodeRows(realm), ...playerTitleRows(realm), ...releaseRows(realm),
    ...collectionCards(realm), ...seriesRows(realm), ...shelfRows(realm),
  ]));
  const seeds = [...bucketSeed(realm), ...collectionBuckets(realm), ...gridSeed(realm), ...shelfBuckets(realm)];
  await db.insert(buckets).values(withPortuguese(seeds).map(({ content: _content, ...bucket }) => ({ ...bucket, realm })));
  await db.insert(bucketEntries).values(seeds.flatMap((seed) => seed.content.map((contentId, position) => ({ realm, bucketId: seed.id, position, contentId }))));
  await db.insert(views).values(withPortuguese(viewRows(realm)));
}

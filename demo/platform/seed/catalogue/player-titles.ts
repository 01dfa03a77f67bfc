import type { ItemAccess, ItemExtras, Words } from '../../db/tables/catalogue-tables.ts';
import type { TitleExtras } from '../../playback/title-extras.ts';

/** A title that shows one thing that a player can do. */
export interface PlayerTitle {
  id: string;
  titles: Words;
  description: string;
  media: string;
  access?: ItemAccess;
  /** `PPV` and `LICENCE` name what sells it. */
  sold?: 'PPV' | 'LICENCE';
  dashOnly?: boolean;
  allowedCountries?: string[];
  /** Hours from the event epoch, of an event. */
  airs?: { from: number; hours: number };
  playback?: TitleExtras;
  extras?: Omit<ItemExtras, 'playback'>;
}

const minute = 60_000;

const annotations = [
  { start: 12, title: 'The paper moon', description: 'Cut from one sheet of watercolour paper.' },
  { start: 32, end: 44, title: 'The storm', description: 'Twelve layers of sea, each drawn by itself.' },
];
const skipMarkers: TitleExtras['skipMarkers'] = [
  { type: 'INTRO', start: 0.5, end: 8 }, { type: 'RECAP', start: 9, end: 14 }, { type: 'CREDITS', start: 59.5, end: 64 },
];
const trailers: TitleExtras['trailers'] = [
  { id: 'teaser', titles: { en: 'Teaser', es: 'Avance', ar: 'لمحة' }, access: 'FREE', media: 'clips/two' },
  { id: 'making-of', titles: { en: 'The making of', es: 'Cómo se hizo', ar: 'كواليس الفيلم' }, access: 'LICENCE', media: 'clips/one' },
];

const shown: PlayerTitle[] = [
  {
    id: '1101', titles: { en: 'Paper, scissors, sea' }, description: 'Chapters, single thumbnails, intro, recap and credits, notes, a watermark, trailers.', media: 'film',
    playback: { singlePictures: true, skipMarkers, annotations, trailers, watermark: { text: 'Footlight', position: 'TOP_RIGHT', opacity: 0.5 } },
  },
  {
    id: '1102', titles: { en: 'A sheet of pictures' }, description: 'Thumbnails from one sheet, a drawn watermark.', media: 'film',
    playback: { watermark: { imageUrl: '{media}/art/logo/FL/1.svg', position: 'BOTTOM_LEFT', opacity: 0.7 } },
  },
  { id: '1103', titles: { en: 'A word from our sponsor' }, description: 'VAST: an advertisement before the film and one inside it.', media: 'film', playback: { advertising: 'VAST' } },
  { id: '1104', titles: { en: 'Three words from our sponsor' }, description: 'VMAP: breaks before, inside and after the film.', media: 'film', playback: { advertising: 'VMAP' } },
  { id: '1105', titles: { en: 'The Night Ferry' }, description: 'A programme for listeners: sound alone.', media: 'radio', playback: { audioOnly: true } },
  {
    id: '1106', titles: { en: 'First night' }, description: 'A premiere, an hour and a half after the demo’s evening begins.', media: 'film',
    playback: { premiere: { startsAfter: 90 * minute } },
  },
];

const refused: PlayerTitle[] = [
  { id: '1107', titles: { en: 'For those who pay once' }, description: 'Needs a licence that has a price.', media: 'film', access: 'LICENCE', sold: 'PPV', playback: { trailers } },
  { id: '1108', titles: { en: 'Elsewhere only' }, description: 'Shown in one country alone.', media: 'film', allowedCountries: ['NZ'] },
  ...([[1111, 401, 'sign-in-required'], [1112, 403, 'forbidden'], [1113, 404, 'videoIsNotLive'], [1114, 409, 'too-many-streams']] as const).map(([id, status, code]): PlayerTitle => ({
    id: String(id), titles: { en: `Refused with ${status}` }, description: `Its streams are refused to everybody with ${status}.`, media: 'clips/two', playback: { refusal: { status, code } },
  })),
];

const protections: PlayerTitle[] = [
  { id: '1121', titles: { en: 'Under lock: cenc' }, description: 'ClearKey, cenc, HLS and DASH.', media: 'film', playback: { protection: 'cenc' } },
  { id: '1122', titles: { en: 'Under lock: cbcs' }, description: 'ClearKey, cbcs, HLS and DASH.', media: 'film', playback: { protection: 'cbcs' } },
  { id: '1123', titles: { en: 'The key that is refused' }, description: 'The licence server refuses its key.', media: 'film', playback: { protection: 'cenc', refusesKeys: true } },
  { id: '1124', titles: { en: 'Under lock: AES-128' }, description: 'Whole segments, HLS alone.', media: 'film', playback: { protection: 'aes-128' } },
  { id: '1125', titles: { en: 'Under lock: cenc as DASH' }, description: 'ClearKey, cenc, DASH alone.', media: 'film', dashOnly: true, playback: { protection: 'cenc' } },
  { id: '1126', titles: { en: 'Under lock: cbcs as DASH' }, description: 'ClearKey, cbcs, DASH alone.', media: 'film', dashOnly: true, playback: { protection: 'cbcs' } },
];

const episodeWords: readonly (readonly [title: string, description: string])[] = [
  ['The lamp', 'The one lamp of the house goes missing an hour before the play.'],
  ['The ladder', 'Somebody has to go up there, and everybody has a reason not to.'],
  ['The long rehearsal', 'The director wants it once more, and it is two in the morning.'],
  ['Curtain', 'It rises, it falls, and in between nothing goes as it was drawn.'],
];

/** Episodes that anybody may watch one after the other; the first is a film, the others are short. */
const episodes: PlayerTitle[] = episodeWords.map(([title, description], index) => ({
  id: String(5301 + index), titles: { en: title }, description, media: index === 0 ? 'film' : `clips/${['two', 'one', 'four'][index - 1]}`,
  extras: { seasonId: '5301s', seriesId: '5300', episodeInformation: { episodeNumber: index + 1, seasonNumber: 1, seasonTitle: { en: 'Season 1', es: 'Temporada 1', ar: 'الموسم 1' }, seriesInformation: { id: '5300', title: { en: 'Stagehands', es: 'Tramoyistas', ar: 'عمال المسرح' } } } },
}));

const angles: TitleExtras['angles'] = [
  { id: 'wide', titles: { en: 'Wide', es: 'General', ar: 'عام' }, media: 'angles/wide' }, { id: 'bend', titles: { en: 'Bend', es: 'Curva', ar: 'المنعطف' }, media: 'angles/bend' },
  { id: 'finish', titles: { en: 'Finish', es: 'Meta', ar: 'خط النهاية' }, media: 'angles/finish' }, { id: 'straight', titles: { en: 'Straight', es: 'Recta', ar: 'المستقيم' }, media: 'angles/straight' },
];
const localBroadcasters: TitleExtras['localBroadcasters'] = [
  { name: 'Channel Nine', url: 'https://nine.example', logoUrl: '{media}/art/logo/C9/9.svg' }, { name: 'Radio Harbour' },
];

/** Events; ids below those of recordings, which are a hundred higher. */
const events: PlayerTitle[] = [
  { id: '2010', titles: { en: 'Seconds behind' }, description: 'Low latency: parts of half a second.', media: 'clips/three', airs: { from: -3, hours: 30 }, playback: { lowLatency: true, dvrSeconds: 60 } },
  { id: '2011', titles: { en: 'Four cameras' }, description: 'One race, four angles, one clock.', media: 'angles/wide', airs: { from: -2, hours: 30 }, playback: { angles, localBroadcasters } },
  { id: '2012', titles: { en: 'From the beginning' }, description: 'Live, and to be watched from its start: an hour and a half of DVR.', media: 'clips/four', airs: { from: 0, hours: 12 }, playback: { dvrSeconds: 5_400 } },
];

/** Titles that show what a player can do, one thing each, in every tenant. */
export const playerTitles: readonly PlayerTitle[] = [...shown, ...refused, ...protections, ...episodes, ...events];

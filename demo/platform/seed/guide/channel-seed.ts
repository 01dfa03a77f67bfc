import { genreIn } from '../catalogue/genre-names.ts';
import type { ChannelRow } from '../../db/tables/guide-tables.ts';
import { arenaVariants } from '../realm/realm-seed.ts';
import { cycleMs } from '../../guide/guide-cycle.ts';
import { programmeTitles } from './programme-titles.ts';

/** A variant of Arena needs no more than a page and a half. */
const channelCountOf = (realm: string): number => (arenaVariants.includes(realm) ? 30 : 200);

const genresOf = (realm: string): string[] => {
  const sports = ['football', 'athletics', 'cycling', 'motorsport', 'tennis', 'news', 'documentary', 'music'];
  const films = ['drama', 'comedy', 'documentary', 'family', 'music', 'news', 'drama', 'football'];
  return realm === 'cinema' ? films : sports;
};

/** Channels that air what another one does, an hour later. */
export const laterChannels: Readonly<Record<number, number>> = { 28: 26, 128: 126 };

/** `1` to `150`, then three to a number as `151-2`; the last have none, each second one before them neither. */
function shownNumberOf(number: number): string | null {
  if (number <= 150) return String(number);
  if (number <= 180) return `${150 + Math.ceil((number - 150) / 3)}-${((number - 151) % 3) + 1}`;
  return number % 2 === 0 || number > 190 ? null : String(number);
}

const groupOf = (genre: string): ChannelRow['group'] => ({
  id: genre, names: { en: genreIn(genre, 'en'), es: genreIn(genre, 'es'), pt: genreIn(genre, 'pt'), ar: genreIn(genre, 'ar') },
});

function nameOf(genre: string, number: number): string {
  const names = programmeTitles[genre]?.channel ?? ['Channel'];
  const round = Math.floor((number - 1) / 8);
  return `${names[round % names.length]}${round < names.length ? '' : ` ${Math.floor(round / names.length) + 1}`}`;
}

function channelOf(realm: string, number: number): ChannelRow {
  const base = laterChannels[number];
  const genre = genresOf(realm)[((base ?? number) - 1) % 8] ?? 'news';
  return {
    realm, id: `ch-${number}`, number, shownNumber: shownNumberOf(number), name: base === undefined ? nameOf(genre, number) : `${nameOf(genre, base)} +1`, genre,
    eventId: String(3000 + number), group: number > 195 ? null : groupOf(genre), offsetMinutes: base === undefined ? 0 : 60,
    cycleDays: cycleMs / 86_400_000, longestMs: 86_400_000,
  };
}

/** Two hundred channels: in groups, some of them an hour late, some without a number. */
export const channelSeed = (realm: string): ChannelRow[] => Array.from({ length: channelCountOf(realm) }, (_, index) => channelOf(realm, index + 1));

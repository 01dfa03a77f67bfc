import type { ItemRow, Words } from '../../../db/tables/catalogue-tables.ts';
import { grantsOf } from '../../purchase/licence-seed.ts';
import { emptyItem } from '../empty-item.ts';
import { episodeTitle } from './episode-titles.ts';
import { type SeasonSeed, type SeriesSeed, seriesSeed } from './series-seed.ts';

/** The short films that episodes play, in turn. */
const clips = ['clips/one', 'clips/two', 'clips/three', 'clips/four'];

/** What a season is called. */
export const seasonWords = (number: number): Words => ({ en: `Season ${number}`, es: `Temporada ${number}`, pt: `Temporada ${number}`, ar: `الموسم ${number}` });

export const episodeIdOf = (seasonId: string, number: number): string => `${seasonId}${String(number).padStart(2, '0')}`;

function seasonRow(realm: string, series: SeriesSeed, { id, number }: SeasonSeed): ItemRow {
  return { ...emptyItem, realm, id, type: 'VOD_SEASON', titles: seasonWords(number), descriptions: series.descriptions, access: 'FREE', genres: [series.genre], releaseYear: 1996 + number, extras: { seasonId: id, seriesId: series.id, seasonNumber: number } };
}

/** The first two episodes are for everybody, every fourth is for holders of a licence, the others for members. */
function episodeRow(realm: string, series: SeriesSeed, season: SeasonSeed, number: number): ItemRow {
  const access = number <= 2 ? 'FREE' : number % 4 === 0 ? 'LICENCE' : 'SIGN_IN';
  return {
    ...emptyItem, realm, id: episodeIdOf(season.id, number), type: 'SEASON_VOD', titles: episodeTitle(realm, season.number * 2 + number - 3), descriptions: series.descriptions,
    access, licences: access === 'LICENCE' ? grantsOf(realm, 'LICENCE') : [], genres: [series.genre], releaseYear: 1996 + season.number, ageRating: 'PG', media: clips[number % clips.length]!,
    extras: {
      seasonId: season.id, seriesId: series.id,
      episodeInformation: { episodeNumber: number, seasonNumber: season.number, seasonTitle: seasonWords(season.number), seriesInformation: { id: series.id, title: series.titles } },
    },
  };
}

/** Every series with its seasons and their episodes. */
export const seriesRows = (realm: string): ItemRow[] => seriesSeed(realm).flatMap((series) => [
  { ...emptyItem, realm, id: series.id, type: 'SERIES', titles: series.titles, descriptions: series.descriptions, access: 'FREE', genres: [series.genre], releaseYear: 1997, ageRating: 'PG', extras: { seriesId: series.id } },
  ...series.seasons.flatMap((season) => [
    seasonRow(realm, series, season), ...Array.from({ length: season.episodes }, (_, index) => episodeRow(realm, series, season, index + 1)),
  ]),
]);

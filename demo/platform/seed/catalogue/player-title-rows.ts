import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import { grantsOf } from '../purchase/licence-seed.ts';
import { emptyItem } from './empty-item.ts';
import { type PlayerTitle, playerTitles } from './player-titles.ts';
import { inEveryLanguage } from './words/every-language.ts';
import { recordingIdOf, recordingOf } from './recording-seed.ts';

const hour = 3_600_000;

function rowOf(realm: string, { id, titles, description, media, access = 'FREE', sold, dashOnly = false, allowedCountries, airs, playback, extras = {} }: PlayerTitle): ItemRow {
  const startsAfter = airs ? airs.from * hour : null;
  const endsAfter = airs ? (airs.from + airs.hours) * hour : null;
  return {
    ...emptyItem, realm, id, type: airs ? 'LIVE_EVENT' : extras.episodeInformation ? 'SEASON_VOD' : 'VOD', titles, descriptions: { en: description },
    access, licences: sold ? grantsOf(realm, sold) : [], genres: [realm === 'cinema' ? 'theatre' : 'cycling'], releaseYear: 2026, ageRating: 'U', media, dashOnly, allowedCountries: allowedCountries ?? null,
    liveChannel: airs ? id : null, startsAfter, endsAfter,
    extras: { ...extras, ...(airs ? { replacementVodId: recordingIdOf(id) } : {}), ...(playback ? { playback } : {}) },
  };
}

/** The titles that show what a player can do, and the recordings of the events among them. */
export const playerTitleRows = (realm: string): ItemRow[] =>
  playerTitles.map((title) => inEveryLanguage(rowOf(realm, title))).flatMap((row) => (row.startsAfter === null ? [row] : [row, recordingOf(row)]));

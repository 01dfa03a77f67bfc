import { expect, it } from 'vitest';
import { cardName, metaLineOf, type CardWords } from '../../../src/rules/catalogue/card-lines.ts';
import { fallbackText } from '../../../src/rules/realm/fallback-texts.ts';
import { fillText } from '../../../src/rules/realm/fill-text.ts';
import { guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

/** What a platform may leave out of an item. */
const unknown = { genres: [], releaseYear: undefined, ageRating: undefined };
const now = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;
const words: CardWords = { label: (key, values) => fillText(fallbackText(key), values), locale: 'en-GB', timeZone: 'UTC', now };

it.each([
  ['a film', { releaseYear: 2024, genres: ['Drama', 'Crime'], ageRating: '16' }, ['2024', 'Drama', '16', '1 hr 30 mins']],
  ['an episode', { ...unknown, duration: 2400, episodeInformation: { seasonNumber: 2, episodeNumber: 5 } }, ['S2 E5', '40 mins']],
  ['a channel', { type: 'LIVE', programmingInfo: { currentProgramme: { id: 'p', title: 'News at eight', start: now } } }, ['News at eight']],
  ['a channel whose programme has ended since the answer', { type: 'LIVE', genres: ['News'], programmingInfo: { currentProgramme: { id: 'p', title: 'News at eight', start: now - 2 * hour, end: now - hour } } }, ['News']],
  ['a channel whose next programme is on', { type: 'LIVE', programmingInfo: { currentProgramme: { id: 'p', title: 'News at eight', start: now - 2 * hour }, nextProgramme: { id: 'q', title: 'The film', start: now } } }, ['The film']],
  ['a channel without a programme', { type: 'LIVE', genres: ['News'] }, ['News']],
  ['a title of which nothing is known', { ...unknown, duration: undefined }, []],
  ['what was begun', { ...unknown, watchProgress: 4320 }, ['18 mins left']],
  ['an event that runs', { type: 'LIVE_EVENT', genres: ['Football'], startDate: now - 35 * 60_000 }, ['Football', 'Started 35 mins ago']],
  ['an event to come', { type: 'LIVE_EVENT', startDate: now + hour }, ['Thu 15 January at 21:00']],
] as const)('under %s', (_, facts, pieces) => {
  expect(metaLineOf(itemOf(facts as never), words)).toEqual(pieces);
});

it.each([
  ['title and length', {}, guest, 'The Long Night, 1 hour 30 minutes'],
  ['what was watched', { watchProgress: 2160 }, member, 'The Long Night, watched 40%, 1 hour 30 minutes'],
  ['what is locked', { accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, 'The Long Night, Sign in to watch, 1 hour 30 minutes'],
  ['when an event starts', { type: 'LIVE_EVENT', startDate: now + hour, duration: undefined }, guest, 'The Long Night, Upcoming, Thu 15 January at 21:00'],
  ['what is live', { type: 'LIVE', duration: undefined }, guest, 'The Long Night, Live now'],
] as const)('aloud: %s', (_, facts, viewer, name) => {
  expect(cardName(itemOf(facts), viewer, words)).toBe(name);
});

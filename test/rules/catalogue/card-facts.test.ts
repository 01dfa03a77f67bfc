import { describe, expect, it } from 'vitest';
import { badgesOf } from '../../../src/rules/catalogue/card-badges.ts';
import { cardName, metaLineOf, type CardWords } from '../../../src/rules/catalogue/card-lines.ts';
import { cardsPerRow } from '../../../src/rules/catalogue/cards-per-row.ts';
import { fallbackText } from '../../../src/rules/realm/fallback-texts.ts';
import { fillText } from '../../../src/rules/realm/fill-text.ts';
import { heartVisible } from '../../../src/rules/lists/heart-visible.ts';
import { lengthText } from '../../../src/rules/catalogue/length-text.ts';
import { isLiveNow, startsAt } from '../../../src/rules/catalogue/live-now.ts';
import { watchedPercent } from '../../../src/rules/catalogue/watched-percent.ts';
import { guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

const now = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;
const words: CardWords = { label: (key, values) => fillText(fallbackText(key), values), locale: 'en-GB', timeZone: 'UTC', now };

describe('cardsPerRow, spec 1 §9', () => {
  it.each([
    [320, 1], [479, 1], [480, 2], [1024, 2], [1025, 3], [1439, 3], [1440, 4], [1679, 4], [1680, 5], [1999, 5],
    [2000, 6], [2999, 6], [3000, 7], [3999, 7], [4000, 8], [9000, 8], [0, 1],
  ])('%i px: %i', (width, cards) => {
    expect(cardsPerRow(width)).toBe(cards);
  });
  it.each([[320, 2], [800, 3], [1200, 5], [1500, 6]])('posters at %i px: %i', (width, cards) => {
    expect(cardsPerRow(width, 'poster')).toBe(cards);
  });
});

describe('watchedPercent, spec 1 §2.4', () => {
  it.each([
    [30, 60, 50], [1, 3, 33], [60, 60, 100], [90, 60, 100], [0.01, 7200, 1], [0, 60, undefined], [undefined, 60, undefined],
    [30, undefined, undefined], [30, 0, undefined], [-5, 60, undefined], [NaN, 60, undefined], [5, NaN, undefined],
  ])('%s of %s seconds: %s', (watchProgress, duration, percent) => {
    expect(watchedPercent({ watchProgress, duration })).toBe(percent);
  });
});

describe('isLiveNow, spec 1 §4.1', () => {
  it.each([
    ['an event on air', { type: 'LIVE_EVENT', live: true, startDate: now - hour }, true],
    ['a flag whose start is in the future', { type: 'LIVE_EVENT', live: true, startDate: now + 1 }, false],
    ['a start just now', { type: 'LIVE_EVENT', live: true, startDate: now }, true],
    ['an event that has ended', { type: 'LIVE_EVENT', live: true, startDate: now - hour, endDate: now }, false],
    ['an event the platform says is off', { type: 'LIVE_EVENT', live: false, startDate: now - hour }, false],
    ['a channel', { type: 'LIVE' }, true],
    ['a channel that is off', { type: 'LIVE', live: false }, false],
    ['an event nobody says anything of', { type: 'LIVE_EVENT' }, false],
    ['a film', { type: 'VOD_VIDEO', live: true }, false],
    ['an upcoming one', { type: 'UPCOMING', live: true, startDate: now - hour }, false],
  ] as const)('%s: %j', (_, facts, live) => {
    expect(isLiveNow(facts, now)).toBe(live);
  });
  it.each([
    ['an event to come', { type: 'LIVE_EVENT', startDate: now + hour }, now + hour],
    ['an event that runs', { type: 'LIVE_EVENT', startDate: now - hour }, undefined],
    ['a premiere', { type: 'VOD', premiereRelease: { start: now + hour } }, now + hour],
    ['a film', { type: 'VOD', startDate: now + hour }, undefined],
  ] as const)('%s starts', (_, facts, start) => {
    expect(startsAt(facts, now)).toBe(start);
  });
});

describe('badgesOf, spec 1 §2.4', () => {
  it.each([
    ['free', {}, guest, []],
    ['live', { type: 'LIVE' }, guest, ['live']],
    ['to come', { type: 'LIVE_EVENT', startDate: now + hour }, guest, ['upcoming']],
    ['granted on sign-in, for a guest', { accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, ['locked']],
    ['granted on sign-in, for nobody known', { accessLevel: 'GRANTED_ON_SIGN_IN' }, undefined, ['locked']],
    ['granted on sign-in, for a member', { accessLevel: 'GRANTED_ON_SIGN_IN' }, member, []],
    ['denied', { accessLevel: 'DENIED' }, member, ['premium']],
    ['live and denied', { type: 'LIVE', accessLevel: 'DENIED' }, member, ['live', 'premium']],
    ['blocked', { accessLevel: 'GEOBLOCKED' }, member, ['unavailable']],
  ] as const)('%s', (_, facts, viewer, badges) => {
    expect(badgesOf(itemOf(facts), viewer, now)).toEqual(badges);
  });
});

describe('heartVisible, spec 1 §2.4 and §6', () => {
  it.each([
    ['members', 'VOD', member, true, true, true],
    ['guests', 'VOD', guest, true, true, false],
    ['nobody known', 'VOD', undefined, true, true, false],
    ['a realm without watchlists', 'VOD', member, false, true, false],
    ['a card that forbids it', 'VOD', member, true, false, false],
    ['a link to a section', 'SECTION_LINK', member, true, true, false],
    ['a series', 'SERIES', member, true, true, true],
  ] as const)('%s', (_, type, viewer, watchlists, allowed, visible) => {
    expect(heartVisible({ type }, viewer, { watchlists }, allowed)).toBe(visible);
  });
});

describe('what a card says', () => {
  it.each([
    [5400, 'en', 'short', '1 hr 30 min'],
    [5400, 'en', 'long', '1 hour 30 minutes'],
    [3600, 'en', 'short', '1 hr'],
    [59.6 * 60, 'en', 'short', '1 hr'],
    [45, 'en', 'short', '45 sec'],
    [5400, 'es', 'long', '1 hora 30 minutos'],
  ] as const)('%i seconds in %s, %s: %s', (seconds, locale, display, text) => {
    expect(lengthText(seconds, locale, display)).toBe(text);
  });
  it.each([
    ['a film', { releaseYear: 2024, genres: ['Drama', 'Crime'], ageRating: '16' }, ['2024', 'Drama', '16', '1 hr 30 mins']],
    ['an episode', { duration: 2400, episodeInformation: { seasonNumber: 2, episodeNumber: 5 } }, ['S2 E5', '40 mins']],
    ['a channel', { type: 'LIVE', programmingInfo: { currentProgramme: { id: 'p', title: 'News at eight', start: now } } }, ['News at eight']],
    ['an event to come', { type: 'LIVE_EVENT', startDate: now + hour }, ['Thu 15 January at 21:00']],
  ] as const)('under %s', (_, facts, pieces) => {
    expect(metaLineOf(itemOf(facts as never), words)).toEqual(pieces);
  });
  it.each([
    ['title and length', {}, guest, 'The Long Night, 1 hour 30 minutes'],
    ['what was watched', { watchProgress: 2160 }, member, 'The Long Night, watched 40%, 1 hour 30 minutes'],
    ['what is locked', { accessLevel: 'GRANTED_ON_SIGN_IN' }, guest, 'The Long Night, Sign in to watch, 1 hour 30 minutes'],
    ['what is live', { type: 'LIVE', duration: undefined }, guest, 'The Long Night, Live now'],
  ] as const)('aloud: %s', (_, facts, viewer, name) => {
    expect(cardName(itemOf(facts), viewer, words)).toBe(name);
  });
});

import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { badgeLabelKeys, badgesOf } from './card-badges.ts';
import { airedSeconds, isLiveNow, startsAt } from './live-now.ts';
import { lengthText } from './length-text.ts';
import { watchedPercent } from './watched-percent.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';
import { formatLocale } from '../wire/format-locale.ts';

/** What the lines of a card are written with: labels, locale, clock. */
export interface CardWords {
  label(key: LabelKey, values?: Record<string, string | number>): string;
  locale: string;
  /** IANA name; the viewer's own when absent. */
  timeZone?: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The parts of the small line under a card's title.
 *
 * chosen: live content shows the current programme or how long it has been on, upcoming content its start, what was begun the time
 * that is left, an episode its number, anything else year, genre, age rating and duration
 */
export function metaLineOf(item: ContentItem, words: CardWords): string[] {
  const start = startsAt(item, words.now);
  if (start !== undefined) return [startText(start, words)];
  const episode = item.episodeInformation;
  const facts = isLiveNow(item, words.now)
    ? [programmeNow(item, words.now) ?? item.genres[0], startedText(item, words)]
    : [
        leftText(item, words),
        episode ? words.label('seasonAndEpisode', { season: episode.seasonNumber, episode: episode.episodeNumber }) : item.releaseYear?.toString(),
        item.genres[0],
        item.ageRating,
        item.duration && !item.watchProgress ? lengthText(item.duration, words.locale) : undefined,
      ];
  return facts.filter(Boolean) as string[];
}

/** "18 min left" of a title that was begun. */
function leftText({ duration, watchProgress }: ContentItem, { label, locale }: CardWords): string | undefined {
  if (!duration || !watchProgress || watchProgress >= duration) return undefined;
  return label('timeLeft', { time: lengthText(Math.max(60, duration - watchProgress), locale) });
}

/** "Started 35 min ago" of a live event. */
function startedText(item: ContentItem, { label, locale, now }: CardWords): string | undefined {
  const seconds = airedSeconds(item, now);
  return seconds === undefined ? undefined : label('startedAgo', { time: lengthText(Math.max(60, seconds), locale) });
}

/** What a channel airs: the answer may be older than the programme that it names. */
function programmeNow({ programmingInfo: { currentProgramme: current, nextProgramme: next } = {} }: ContentItem, now: number): string | undefined {
  const hasEnded = (current?.end ?? next?.start ?? Infinity) <= now;
  if (!hasEnded) return current?.title;
  return next && next.start <= now && (next.end ?? Infinity) > now ? next.title : undefined;
}

/**
 * A card's accessible name: title, state and duration.
 *
 * @source design/catalogue-and-site.md "title, state (live now, locked, watched 40 %) and length"
 */
export function cardName(item: ContentItem, viewer: Viewer | undefined, words: CardWords): string {
  const percent = watchedPercent(item);
  const start = startsAt(item, words.now);
  const facts = [
    item.title,
    ...badgesOf(item, viewer, words.now).map((badge) => words.label(badgeLabelKeys[badge])),
    start === undefined ? undefined : startText(start, words),
    percent === undefined ? undefined : words.label('watchedPercent', { percent: new Intl.NumberFormat(words.locale).format(percent) }),
    item.duration ? lengthText(item.duration, words.locale, 'long') : undefined,
  ];
  return facts.filter(Boolean).join(', ');
}

/** @source spec 1 §9 "upcoming events use 'ddd, LL'"; chosen: with the time of day instead of the year */
export const startText = (start: number, { locale, timeZone }: Pick<CardWords, 'locale' | 'timeZone'>): string =>
  new Date(start).toLocaleString(formatLocale(locale), { weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric', timeZone });

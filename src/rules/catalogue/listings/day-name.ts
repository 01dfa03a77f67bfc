import type { LabelKey } from '../../realm/fallback-texts.ts';
import { formatLocale } from '../../wire/format-locale.ts';

/** A day as a heading: a label, or a date. */
export type DayName = { labelKey: LabelKey } | { date: string };

/** A moment's day in a time zone, such as `2026-01-31`. */
export const dayOf = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/**
 * What a day is called: today, tomorrow, or its weekday and date.
 *
 * @param day such as `2026-01-31`
 * @param now epoch milliseconds on the platform's clock
 * @source spec 1 §9 "upcoming events use 'ddd, LL'"
 */
export function dayName(day: string, now: number, { locale, timeZone }: { locale: string; timeZone: string }): DayName {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const today = Date.parse(`${dayOf(now, timeZone)}T12:00:00Z`);
  if (noon === today) return { labelKey: 'today' };
  if (noon === today + 86_400_000) return { labelKey: 'tomorrow' };
  return { date: new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon) };
}

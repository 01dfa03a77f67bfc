import { clockFormat } from './clock-format.ts';

const written = new Map<string, string>();
/** chosen: what a screen of a guide shows, some times over */
const mostWritten = 2_000;

/**
 * From when to when, in words: times without their dates, also past midnight.
 *
 * A range of two days would be written with both dates, which a cell has no room for and its ruler says.
 *
 * @param start epoch milliseconds
 * @param timeZone an IANA name; the viewer's own without one
 */
export function timeRangeOf(locale: string, start: number, end: number, timeZone?: string): string {
  const key = `${locale} ${timeZone} ${start} ${end}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size > mostWritten) written.clear();
  const words = rangeOf(locale, start, end, timeZone);
  written.set(key, words);
  return words;
}

function rangeOf(locale: string, start: number, end: number, timeZone: string | undefined): string {
  const { time, date } = clockFormat(locale, timeZone);
  return date.format(start) === date.format(end) ? time.formatRange(start, end) : `${time.format(start)} – ${time.format(end)}`;
}

import { clockFormat } from './clock-format.ts';

const isSameDay = (one: number, other: number): boolean => new Date(one).toDateString() === new Date(other).toDateString();

/**
 * From when to when, in words: times without their dates, also past midnight.
 *
 * A range of two days would be written with both dates, which a cell has no room for and its ruler says.
 *
 * @param start epoch milliseconds
 */
export function timeRangeOf(locale: string, start: number, end: number): string {
  const { time } = clockFormat(locale);
  return isSameDay(start, end) ? time.formatRange(start, end) : `${time.format(start)} – ${time.format(end)}`;
}

const pattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/;

/**
 * The moment after a licence period, counted on the calendar in UTC.
 *
 * A month after 31 January is the last day of February. Where clocks change, a period ends at the same moment in UTC, which is told and shown in the viewer's own
 * zone: up to an hour earlier or later on their clock than it began.
 *
 * @param from epoch milliseconds
 * @param count how many such periods; they are counted together, so that a short month shortens no later one
 * @source spec 2 §5 "Period codes"; chosen: the last day of a shorter month, and UTC everywhere, as an account has no zone of its own
 */
export function afterPeriod(from: number, period: string, count = 1): number {
  const match = pattern.exec(period);
  if (!match) throw new RangeError(`${period} is not a licence period`);
  const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(1).map((part) => Number(part ?? 0) * count);
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + years * 12 + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay) + weeks * 7 + days);
  return date.getTime();
}

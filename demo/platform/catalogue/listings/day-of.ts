import { PlatformError } from '../../server/platform-error.ts';

/** Says which day a moment is in a time zone, such as `2026-01-31`. @throws PlatformError 400 `BAD_REQUEST` for a zone that there is not */
export function dayIn(timeZone: string): (moment: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (moment) => format.format(moment);
  } catch {
    throw new PlatformError(400, 'BAD_REQUEST', 'There is no such time zone.', { field: 'timezone' });
  }
}

import { formatLocale } from '../../rules/wire/format-locale.ts';

export interface ClockFormat {
  time: Intl.DateTimeFormat;
  date: Intl.DateTimeFormat;
}

const made = new Map<string, ClockFormat>();

/**
 * How times and dates are written in a locale; made once, since every cell of a guide writes one.
 *
 * @param timeZone an IANA name; the viewer's own without one
 * @source spec 1 §2.4 "Time format h:mm A"
 */
export function clockFormat(locale: string, timeZone?: string): ClockFormat {
  const key = locale + timeZone;
  const format = made.get(key) ?? {
    time: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }),
    date: new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
  };
  made.set(key, format);
  return format;
}

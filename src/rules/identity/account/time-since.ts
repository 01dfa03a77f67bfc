import { formatLocale } from '../../wire/format-locale.ts';

const units = [['year', 31_536_000], ['month', 2_592_000], ['week', 604_800], ['day', 86_400], ['hour', 3_600], ['minute', 60]] as const;

/** How long ago something was, in the words of a language: "2 hours ago", "yesterday". */
export function timeSince(at: number, now: number, locale: string): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(formatLocale(locale), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

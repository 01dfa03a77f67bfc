import { formatLocale } from '../../wire/format-locale.ts';

const units = { Y: 'year', M: 'month', W: 'week', D: 'day' } as const;

/** How long a gift lasts, in words: `3 months`. @param duration an ISO duration; of several parts the first is said */
export function giftTimeText(duration: string, locale: string): string {
  const [, count, unit] = /^P(\d+)([YMWD])/.exec(duration) ?? [];
  if (!count || !unit) return '';
  return new Intl.NumberFormat(formatLocale(locale), { style: 'unit', unit: units[unit as keyof typeof units], unitDisplay: 'long' }).format(Number(count));
}

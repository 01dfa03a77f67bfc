import { formatLocale } from '../../rules/wire/format-locale.ts';

/** When a report came out, in the viewer's language and time zone. */
export const publishedText = (publishedAt: number, locale: string): string =>
  new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(publishedAt);

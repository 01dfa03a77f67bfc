import * as z from 'zod/mini';
import { locale } from '../wire/locale.ts';
import { readBy } from '../wire/read-by.ts';
import { report } from '../wire/report.ts';

/** Words by key; what is no text is left out and reported. */
const translations = readBy((found: Record<string, string>): Record<string, string> | undefined => {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const entries = Object.entries(found);
  const words = entries.filter(([, text]) => typeof text === 'string');
  if (words.length < entries.length) report('labelSet.translations', 'left out what is no text');
  return Object.fromEntries(words);
});

/** The words of a locale, by key. Text, never markup. @source spec 1 §7 "GET /api/v2/label" */
export const labelSet = z.object({ default_locale: locale, selected_locale: locale, translations });
export type LabelSet = z.output<typeof labelSet>;

import * as z from 'zod/mini';
import { locale } from '../wire/locale.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { report } from '../wire/parsing/report.ts';

/** Texts by key; a value that is not text is left out and reported. */
const translations = readBy((found: Record<string, string>): Record<string, string> | undefined => {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const entries = Object.entries(found);
  const texts = entries.filter(([, text]) => typeof text === 'string');
  if (texts.length < entries.length) report('labelSet.translations', 'left out a value that is not text');
  return Object.fromEntries(texts);
});

/** The labels of a locale, by key. Text, never markup. @source spec 1 §7 "GET /api/v2/label" */
export const labelSet = z.object({ default_locale: locale, selected_locale: locale, translations });
export type LabelSet = z.output<typeof labelSet>;

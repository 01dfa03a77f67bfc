import type { Words } from '../db/tables/catalogue-tables.ts';

/** The text of a locale, or the English one. */
export const textIn = (words: Words, locale: string): string => (Object.hasOwn(words, locale) ? words[locale] : undefined) ?? words.en;

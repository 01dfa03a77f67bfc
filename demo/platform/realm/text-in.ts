import type { Words } from '../db/tables/catalogue-tables.ts';

/** The text of a locale, or the English one. */
export const textIn = (words: Words, locale: string): string => words[locale] ?? words.en;

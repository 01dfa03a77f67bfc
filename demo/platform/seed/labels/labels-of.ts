import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

const sets: Record<string, Partial<Record<string, string>>> = { ar, es, pt };

/** What a locale itself says; undefined where it says nothing. */
export const ownLabelsOf = (locale: string): Partial<Record<string, string>> | undefined => (locale === 'en' ? en : sets[locale]);

/** The labels of a locale; a missing one falls back to English. */
export function labelsOf(locale: string): Record<string, string> {
  return { ...en, ...Object.fromEntries(Object.entries(sets[locale] ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)) };
}

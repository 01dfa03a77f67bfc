import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

const sets: ReadonlyMap<string, Partial<Record<string, string>>> = new Map(Object.entries<Partial<Record<string, string>>>({ ar, es, pt }));

/** What a locale itself says; undefined where it says nothing. */
export const ownLabelsOf = (locale: string): Partial<Record<string, string>> | undefined => (locale === 'en' ? en : sets.get(locale));

/** By locale: a document asks for the label of each of its links. */
const whole = new Map<string, Readonly<Record<string, string>>>();

/** The labels of a locale; a missing one falls back to English. */
export function labelsOf(locale: string): Readonly<Record<string, string>> {
  const own = sets.get(locale);
  if (!own) return en;
  const known = whole.get(locale) ?? { ...en, ...Object.fromEntries(Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== undefined)) };
  whole.set(locale, known);
  return known;
}

import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const sets: Record<string, Partial<Record<string, string>>> = { ar, es };

/** The words of a locale; what it does not say is said in English. */
export function labelsOf(locale: string): Record<string, string> {
  return { ...en, ...Object.fromEntries(Object.entries(sets[locale] ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)) };
}

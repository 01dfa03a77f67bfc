import { readBy } from './parsing/read-by.ts';

/**
 * A locale as a BCP 47 tag: `en_US`, the specification's notation, becomes `en-US`.
 *
 * @returns undefined for what is no language tag; `Intl` would throw on it, as it does on the underscore
 */
export function languageTagOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** A locale: read in either notation, kept as a BCP 47 tag. @source spec 1 §9 "M/D for en_US" */
export const locale = readBy((text: string) => (typeof text === 'string' ? languageTagOf(text) : undefined));

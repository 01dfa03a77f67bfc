import { readBy } from './parsing/read-by.ts';

/** A locale as a BCP 47 tag: `en_US`, the specification's notation, becomes `en-US`. `Intl` throws on the underscore. */
export function languageTagOf(text: string): string {
  return text.replaceAll('_', '-');
}

/** A locale: read in either notation, kept as a BCP 47 tag. @source spec 1 §9 "M/D for en_US" */
export const locale = readBy((text: string) => (typeof text === 'string' ? languageTagOf(text) : undefined));

import { readBy } from './read-by.ts';

/** A locale as a BCP 47 tag, out of the specification's own notation: `en_US` becomes `en-US`. `Intl` refuses the underscore. */
export function languageTagOf(text: string): string {
  return text.replaceAll('_', '-');
}

/** A locale: the platform may write `en_US`, inside it is `en-US`. @source spec 1 §9 "M/D for en_US" */
export const locale = readBy((text: string) => (typeof text === 'string' ? languageTagOf(text) : undefined));

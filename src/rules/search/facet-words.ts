/** One value of a facet, such as the genre football. */
export interface FacetValue { facet: string; value: string }

const wordOf = ({ facet, value }: FacetValue): string => `${facet}:${value}`;

/** The values that a list is narrowed by, as an address names them; what is no such word is left out. @source spec 1 §2.2 "facet"; chosen: words `facet:value` with spaces between them */
export function facetValuesIn(text: string | undefined): FacetValue[] {
  const words = new Set((text ?? '').split(' '));
  return [...words].flatMap((word) => {
    const at = word.indexOf(':');
    return at > 0 && at < word.length - 1 ? [{ facet: word.slice(0, at), value: word.slice(at + 1) }] : [];
  });
}

/** The same with one value more, or without it; undefined where none is left. */
export function withToggled(text: string | undefined, pressed: FacetValue): string | undefined {
  const words = facetValuesIn(text).map(wordOf);
  const word = wordOf(pressed);
  const next = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
  return next.length > 0 ? next.join(' ') : undefined;
}

/** Whether two tags name one language, and how closely: 2 to the letter, 1 in another region or script, 0 not at all. */
export function sameLanguage(one: string, other: string): 0 | 1 | 2 {
  const [left, right] = [canonical(one), canonical(other)];
  if (!left || !right) return 0;
  if (left === right) return 2;
  return left.split('-')[0] === right.split('-')[0] ? 1 : 0;
}

/** Streams write `eng`, `EN` and `en-us`; a tag that is none is no language. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}

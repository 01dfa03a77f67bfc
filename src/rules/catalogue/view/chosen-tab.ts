const wordsIn = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

/** Which of an element's tabs is shown: the one that the address names, else the first. */
export function chosenTab(ids: readonly string[], text: string | undefined): string | undefined {
  const named = wordsIn(text);
  return ids.find((id) => named.includes(id)) ?? ids[0];
}

/** What the address says of the chosen tabs after a choice; the first needs no word. chosen: one word for each element that has tabs */
export function withChosenTab(ids: readonly string[], text: string | undefined, chosen: string): string | undefined {
  const others = wordsIn(text).filter((word) => !ids.includes(word));
  const words = chosen === ids[0] ? others : [...others, chosen];
  return words.length > 0 ? words.join(' ') : undefined;
}

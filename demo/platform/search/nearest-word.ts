/** How many slips a word may have: none in the shortest, where any other word would be as near. */
const mostSlips = (letters: number): number => (letters < 3 ? 0 : letters < 6 ? 1 : 2);

/** Slips between what was typed and a word, or its beginning: a letter too many, too few, another, or two the wrong way round. */
function slipsTo(typed: readonly string[], word: readonly string[]): number {
  let before: number[] = [];
  let row = word.map((_letter, index) => index).concat(word.length);
  for (const [at, letter] of typed.entries()) {
    const next = [at + 1];
    for (const [index, other] of word.entries()) {
      const swapped = at > 0 && index > 0 && letter === word[index - 1] && typed[at - 1] === other ? (before[index - 1] ?? Infinity) + 1 : Infinity;
      next.push(Math.min((row[index] ?? 0) + (letter === other ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, swapped));
    }
    before = row;
    row = next;
  }
  // A beginning is as good as a whole word, but for half a slip, so that whole words come first.
  return Math.min(row.at(-1) ?? Infinity, Math.min(...row) + 0.5);
}

/** The word that was meant, of those that sound alike; undefined where none is near enough. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const letters = [...typed];
  const most = mostSlips(letters.length) + 0.5;
  const near = words.map((word) => ({ word, slips: slipsTo(letters, [...word]), sameStart: word[0] === typed[0] })).filter(({ slips }) => slips <= most);
  near.sort((one, other) => one.slips - other.slips || Number(other.sameStart) - Number(one.sameStart) || one.word.length - other.word.length || (one.word < other.word ? -1 : 1));
  return near[0]?.word;
}

/** From how many choices on a field to search them stands above. chosen: what fills a phone's screen */
export const searchFrom = 9;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The choices whose name has a word that begins with each typed word, in any case and without accents. */
export function foundChoices<T extends { title: string }>(choices: readonly T[], typed: string): T[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ title }) => {
    const words = plain(title).split(/[\s\-+&.]+/);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

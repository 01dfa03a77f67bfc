/** A section of a page, or a row of one of its tables, as it is searched. */
export interface SearchEntry {
  /** Its address. */
  id: string;
  /** The page's title, of a row with its section's. */
  page: string;
  /** The section's heading, or the row's name. */
  title: string;
  text: string;
  /** Its first words. */
  shown: string;
}

const wordsIn = (text: string): string[] => text.split(/[\s.,:;()[\]{}<>"'`=/|?!*]+/u).filter((word) => word !== '');
const joined = (word: string): string => word.replace(/[-_]/g, '');
const partsOf = (word: string): string[] => word.split(/[-_]|(?<=[a-z])(?=[A-Z])/);

/** `start-at` and `startAt` are one word, which their parts find too. */
export const searchOptions = {
  fields: ['title', 'page', 'text'],
  storeFields: ['page', 'title', 'shown'],
  tokenize: (text: string): string[] => wordsIn(text).flatMap((word) => [...new Set([joined(word), ...partsOf(word)])]),
  searchOptions: {
    tokenize: (text: string): string[] => wordsIn(text).map(joined),
    boost: { title: 4, page: 2 }, prefix: true, fuzzy: (word: string) => (word.length > 4 ? 0.2 : 0), combineWith: 'AND' as const,
  },
};

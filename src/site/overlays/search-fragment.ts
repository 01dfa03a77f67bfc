const fragment = /^#search(?:=(.*))?$/s;

/** Whether a fragment asks for search, with words or without. @source spec 3 §2 "A hash search opens search" */
export const isSearch = (hash: string): boolean => fragment.test(hash);

/** The words that a fragment searches for; one that is badly encoded has none. */
export function wordsOfHash(hash: string): string {
  try {
    return decodeURIComponent(fragment.exec(hash)?.[1] ?? '').trim();
  } catch {
    return '';
  }
}

/** The fragment that opens search, with these words in it. */
export const searchFragment = (words = ''): string => (words ? `#search=${encodeURIComponent(words)}` : '#search');

import { useState } from 'react';
import { recentIn, withRecent } from '../../rules/search/recent-words.ts';

/** What was searched for lately on this device. */
export interface RecentSearches {
  words: readonly string[];
  add(words: string): void;
  clear(): void;
}

const keyOf = (realm: string) => `footlight.searches.${realm}`;

function read(realm: string): string[] {
  try {
    return recentIn(localStorage.getItem(keyOf(realm)));
  } catch {
    // A browser without storage forgets them with the page.
    return [];
  }
}

function write(realm: string, words: readonly string[]): void {
  try {
    if (words.length > 0) localStorage.setItem(keyOf(realm), JSON.stringify(words));
    else localStorage.removeItem(keyOf(realm));
  } catch {
    // Said in `read`.
  }
}

/** Kept on the device, by tenant, and never sent anywhere. */
export function useRecentSearches(realm: string): RecentSearches {
  const [words, setWords] = useState(() => read(realm));
  const keep = (next: string[]) => {
    setWords(next);
    write(realm, next);
  };
  return { words, add: (added) => keep(withRecent(words, added)), clear: () => keep([]) };
}

import type { Destination } from '../../routing/destination.ts';

/** Where words that are searched for lead; without any to everything that can be searched. chosen: the section that the platform composes for it, until search is a page of its own */
export function searchDestination(words: string): Destination {
  const query = words.trim();
  return { name: 'section', params: { id: 'explore' }, ...(query ? { query: { query } } : {}) };
}

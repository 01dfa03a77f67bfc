/** What a sports service opens with: what is on, then what was on. */
const arena = [
  'continue-watching', 'live', 'featured', 'on-now', 'top-ten', 'genre-football', 'highlight', 'posters', 'genre-boxing', 'all-series',
  'genre-cycling', 'playlists', 'genre-motorsport', 'series', 'sections', 'guide', 'free', 'genre-tennis',
];

/** What a film service opens with: what is new, what is liked, and what fits a mood. */
const cinema = [
  'continue-watching', 'posters', 'featured', 'top-ten', 'all-series', 'genre-drama', 'highlight', 'genre-thriller', 'live', 'genre-comedy',
  'playlists', 'series', 'genre-family', 'on-now', 'sections', 'genre-documentary', 'guide', 'free',
];

/** The rows of a tenant's home page, in order. A row that has nothing for a viewer is left out. */
export const homeRows = (realm: string): string[] => (realm === 'cinema' ? cinema : arena);

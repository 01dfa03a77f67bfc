/** English texts of the search. */
export const searchTexts = {
  clearRecentSearches: 'Clear recent searches',
  nothingCalled: 'Nothing is called “{query}”.',
  nothingFoundFor: 'Nothing found for “{query}”',
  nothingFoundLead: 'Check the spelling, or try fewer or other words.',
  nothingLeft: 'Your filters leave nothing',
  recentSearches: 'Recent searches',
  resultsEverything: 'Everything: {count}',
  resultsFor: 'Results for “{query}”: {count}',
  search: 'Search',
  searchFailed: 'The search did not work.',
  searchLists: 'Series and playlists',
  searchLive: 'Live',
  searchOffline: 'You are offline. The search goes on as soon as you are back.',
  searchPopular: 'Meanwhile, have a look at these',
  searchSuggestions: 'Suggestions',
  searchVideos: 'Videos',
} as const;

/** Spanish labels of the search. */
export const searchEs: Record<string, string> = {
  clearRecentSearches: 'Borrar búsquedas recientes',
  nothingCalled: 'Nada se llama «{query}».',
  nothingFoundFor: 'Nada encontrado para «{query}»',
  nothingFoundLead: 'Revisa la ortografía o prueba con menos palabras u otras.',
  nothingLeft: 'Tus filtros no dejan nada',
  recentSearches: 'Búsquedas recientes',
  resultsEverything: 'Todo: {count}',
  resultsFor: 'Resultados para «{query}»: {count}',
  search: 'Buscar',
  searchFailed: 'La búsqueda no ha funcionado.',
  searchLists: 'Series y listas',
  searchLive: 'En directo',
  searchOffline: 'No tienes conexión. La búsqueda seguirá cuando vuelvas.',
  searchPopular: 'Mientras tanto, echa un vistazo a esto',
  searchSuggestions: 'Sugerencias',
  searchVideos: 'Vídeos',
};

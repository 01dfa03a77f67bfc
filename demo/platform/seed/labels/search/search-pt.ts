/** Portuguese labels of the search. */
export const searchPt: Record<string, string> = {
  clearRecentSearches: 'Limpar pesquisas recentes',
  nothingCalled: 'Nada se chama “{query}”.',
  nothingFoundFor: 'Nada encontrado para “{query}”',
  nothingFoundLead: 'Verifica a ortografia ou tenta menos palavras ou outras.',
  nothingLeft: 'Os teus filtros não deixam nada',
  recentSearches: 'Pesquisas recentes',
  resultsEverything: 'Tudo: {count}',
  resultsFor: 'Resultados para “{query}”: {count}',
  search: 'Pesquisa',
  searchFailed: 'A pesquisa não funcionou.',
  searchLists: 'Séries e listas',
  searchLive: 'Em direto',
  searchOffline: 'Estás sem ligação. A pesquisa continua assim que voltares.',
  searchPopular: 'Entretanto, espreita estes',
  searchSuggestions: 'Sugestões',
  searchVideos: 'Vídeos',
};

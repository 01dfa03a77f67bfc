/** Portuguese labels of composed pages. */
export const viewPt: Record<string, string> = {
  ascending: 'crescente',
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar a pesquisa',
  descending: 'decrescente',
  filterCount: '{name}, {count} títulos',
  filters: 'Filtros',
  filtersOn: 'Filtros ({count})',
  nothingFound: 'Nada corresponde',
  programmeNow: 'Sobre este programa',
  showTab: 'Mostrar',
  sort: 'Ordenar',
  titlesShown: '{count} títulos apresentados',
};

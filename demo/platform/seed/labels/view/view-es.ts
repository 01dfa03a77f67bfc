/** Spanish labels of composed pages. */
export const viewEs: Record<string, string> = {
  ascending: 'ascendente',
  clearFilters: 'Quitar filtros',
  clearSearch: 'Borrar la búsqueda',
  descending: 'descendente',
  filterCount: '{name}, {count} títulos',
  filters: 'Filtros',
  filtersOn: 'Filtros ({count})',
  nothingFound: 'Nada coincide',
  programmeNow: 'Sobre este programa',
  showTab: 'Mostrar',
  sort: 'Ordenar',
  titlesShown: '{count} títulos mostrados',
};

/** English labels of composed pages. */
export const viewEn: Record<string, string> = {
  ascending: 'ascending',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear the search',
  descending: 'descending',
  filterCount: '{name}, {count} titles',
  filters: 'Filters',
  filtersOn: 'Filters ({count})',
  nothingFound: 'Nothing fits that',
  programmeNow: 'About this programme',
  showTab: 'Show',
  sort: 'Sort',
  titlesShown: '{count} titles shown',
};

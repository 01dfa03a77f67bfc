/** English texts of composed pages: their tabs, filters, orders and buttons. */
export const viewTexts = {
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
} as const;

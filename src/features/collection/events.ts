/** Events of a series, a season or a playlist. */
export interface CollectionEvents {
  'collection-loaded': { title: string };
  'load-failed': { code: string };
}

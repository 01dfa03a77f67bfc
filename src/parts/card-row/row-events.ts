/** Events of a row of cards. */
export interface RowEvents {
  'row-loaded': { bucketId: string; count: number };
  'load-failed': { code: string };
  'favourite-changed': { id: string; favourite: boolean };
}

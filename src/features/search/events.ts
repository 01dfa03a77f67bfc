/** Events of a search. */
export interface SearchEvents {
  /** What was searched for, empty for everything, and how many titles there are. */
  'results-loaded': { query: string; total: number };
  'load-failed': { code: string };
}

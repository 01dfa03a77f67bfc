/** Events of a grid of cards. */
export interface ContentGridEvents {
  'grid-loaded': { title: string };
  'load-failed': { code: string };
}

/** Events of a page in a frame. */
export interface FramedPageEvents {
  'page-loaded': { title: string };
  'load-failed': { code: string };
}

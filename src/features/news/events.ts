/** Events of news, a list or one report. */
export interface NewsEvents {
  'news-loaded': { title: string };
  'load-failed': { code: string };
}

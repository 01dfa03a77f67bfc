/** Events of a fighter's page. */
export interface FighterEvents {
  'fighter-loaded': { title: string };
  'load-failed': { code: string };
}

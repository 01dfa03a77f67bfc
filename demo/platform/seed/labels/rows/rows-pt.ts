/** What rows open, in the words of viewers. */
export const rowsPt: Record<string, string> = {
  viewAll: 'Ver tudo',
  playlistOpened: '{title} está aberta. Escape fecha-a.',
};

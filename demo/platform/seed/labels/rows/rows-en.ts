/** What rows open, in the words of viewers. */
export const rowsEn: Record<string, string> = {
  viewAll: 'View all',
  playlistOpened: '{title} is open. Escape closes it.',
};

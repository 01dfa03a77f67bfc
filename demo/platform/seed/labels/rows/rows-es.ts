/** What rows open, in the words of viewers. */
export const rowsEs: Record<string, string> = {
  viewAll: 'Ver todo',
  playlistOpened: 'Se ha abierto {title}. Escape la cierra.',
};

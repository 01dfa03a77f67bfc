/** English texts of what rows open. */
export const rowTexts = {
  viewAll: 'View all',
  playlistOpened: '{title} is open. Escape closes it.',
} as const;

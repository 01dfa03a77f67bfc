/** What rows open, in the words of viewers. */
export const rowsAr: Record<string, string> = {
  viewAll: 'عرض الكل',
  playlistOpened: 'فُتحت {title}. مفتاح Escape يغلقها.',
};

/** Four corners inwards: leave the full screen. */
export const shrink = 'M9 3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1 0-2h4V4a1 1 0 0 1 1-1Zm6 0a1 1 0 0 1 1 1v4h4a1 1 0 1 1 0 2h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 1 1-2 0v-4H4a1 1 0 1 1 0-2Zm11 0h5a1 1 0 1 1 0 2h-4v4a1 1 0 1 1-2 0v-5a1 1 0 0 1 1-1Z';

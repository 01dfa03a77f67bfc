/** A screen with waves in its corner: shown somewhere else. Never mirrored. */
export const otherScreen = 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5a1 1 0 1 1 0-2h5V6H4v2a1 1 0 1 1-2 0V6a2 2 0 0 1 2-2ZM3 11a9 9 0 0 1 8.9 8 1 1 0 1 1-2 .1A7 7 0 0 0 3 13a1 1 0 1 1 0-2Zm0 4a5 5 0 0 1 5 4.2 1 1 0 1 1-2 .2A3 3 0 0 0 3 17a1 1 0 1 1 0-2Zm-1 4.5A1.5 1.5 0 0 1 3.5 21H2v-1.5Z';

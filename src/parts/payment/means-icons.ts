/** A house with columns: a bank, or a scheme that leads to one. */
export const bank = 'M11.5 2.6a1 1 0 0 1 1 0l8 4.6a1 1 0 0 1 .5.87V9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-.93a1 1 0 0 1 .5-.87l8-4.6ZM12 4.62 6.12 8h11.76L12 4.62ZM5.5 11.5a1 1 0 0 1 2 0v5a1 1 0 1 1-2 0v-5Zm5.5 0a1 1 0 1 1 2 0v5a1 1 0 1 1-2 0v-5Zm5.5 0a1 1 0 1 1 2 0v5a1 1 0 1 1-2 0v-5ZM4 19h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Z';

/** Two arrows past each other: a transfer. Never mirrored. */
export const transfer = 'M15.3 3.3a1 1 0 0 1 1.4 0l4 4a1 1 0 0 1 0 1.4l-4 4a1 1 0 0 1-1.4-1.4L17.6 9H4a1 1 0 0 1 0-2h13.6l-2.3-2.3a1 1 0 0 1 0-1.4ZM8.7 11.3a1 1 0 0 1 0 1.4L6.4 15H20a1 1 0 1 1 0 2H6.4l2.3 2.3a1 1 0 1 1-1.4 1.4l-4-4a1 1 0 0 1 0-1.4l4-4a1 1 0 0 1 1.4 0Z';

/** Three squares and points: a code for a camera. */
export const squareCode = 'M4 3h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm1 2v4h4V5H5Zm9-2h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm1 2v4h4V5h-4ZM4 13h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Zm1 2v4h4v-4H5Zm8-2h3v3h-3v-3Zm5 0h3v3h-3v-3Zm-2.5 2.5h3v3h-3v-3ZM13 18h3v3h-3v-3Zm5 0h3v3h-3v-3Z';

/** A purse with a clasp: a wallet. */
export const wallet = 'M5 4h12a2 2 0 0 1 2 2v1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm0 2a.5.5 0 0 0 0 1h12V6H5ZM4 8.83V17a1 1 0 0 0 1 1h14v-2h-4a2.5 2.5 0 0 1 0-5h4V9H5a3 3 0 0 1-1-.17ZM15 12.7a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Z';

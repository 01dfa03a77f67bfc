/** Less of each hour: more time fits. */
export const minus = 'M5 11h14a1 1 0 1 1 0 2H5a1 1 0 1 1 0-2Z';

/** More of each hour. */
export const plus = 'M12 4a1 1 0 0 1 1 1v6h6a1 1 0 1 1 0 2h-6v6a1 1 0 1 1-2 0v-6H5a1 1 0 1 1 0-2h6V5a1 1 0 0 1 1-1Z';

/** Rows close to each other. */
export const compactRows = 'M4 5h16a1 1 0 1 1 0 2H4a1 1 0 0 1 0-2Zm0 4h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Zm0 4h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Zm0 4h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Z';

/** Back by some hours. */
export const stepBack = 'M11.7 5.3a1 1 0 0 1 0 1.4L6.4 12l5.3 5.3a1 1 0 0 1-1.4 1.4l-6-6a1 1 0 0 1 0-1.4l6-6a1 1 0 0 1 1.4 0Zm8 0a1 1 0 0 1 0 1.4L14.4 12l5.3 5.3a1 1 0 0 1-1.4 1.4l-6-6a1 1 0 0 1 0-1.4l6-6a1 1 0 0 1 1.4 0Z';

/** On by some hours. */
export const stepOn = 'M12.3 5.3a1 1 0 0 0 0 1.4l5.3 5.3-5.3 5.3a1 1 0 0 0 1.4 1.4l6-6a1 1 0 0 0 0-1.4l-6-6a1 1 0 0 0-1.4 0Zm-8 0a1 1 0 0 0 0 1.4L9.6 12l-5.3 5.3a1 1 0 0 0 1.4 1.4l6-6a1 1 0 0 0 0-1.4l-6-6a1 1 0 0 0-1.4 0Z';

/** Takes away what was typed. */
export const close = 'M6.3 5.3 12 11l5.7-5.7a.7.7 0 0 1 1 1L13 12l5.7 5.7a.7.7 0 0 1-1 1L12 13l-5.7 5.7a.7.7 0 0 1-1-1L11 12 5.3 6.3a.7.7 0 0 1 1-1Z';

/** Favourites first. */
export const star = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9L12 2.6Z';

/** Channels by time. */
export const gridSign = 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z';

/** What is on now and next, one channel below the other. */
export const listSign = 'M4 6h3v3H4V6Zm5 .5h11v2H9v-2ZM4 11h3v3H4v-3Zm5 .5h11v2H9v-2ZM4 16h3v3H4v-3Zm5 .5h11v2H9v-2Z';

/** Back from a channel to all. */
export const arrowBack = 'M10.7 5.3a1 1 0 0 1 0 1.4L6.4 11H20a1 1 0 1 1 0 2H6.4l4.3 4.3a1 1 0 0 1-1.4 1.4l-6-6a1 1 0 0 1 0-1.4l6-6a1 1 0 0 1 1.4 0Z';

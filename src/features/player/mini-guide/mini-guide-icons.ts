/** To the channel above. */
export const arrowUp = 'M12 7.6a1 1 0 0 1 .7.3l7 7a1 1 0 0 1-1.4 1.4L12 10l-6.3 6.3a1 1 0 0 1-1.4-1.4l7-7a1 1 0 0 1 .7-.3Z';

/** To the channel below. */
export const arrowDown = 'M12 16.4a1 1 0 0 1-.7-.3l-7-7a1 1 0 0 1 1.4-1.4L12 14l6.3-6.3a1 1 0 1 1 1.4 1.4l-7 7a1 1 0 0 1-.7.3Z';

/** Back in time. */
export const arrowBefore = 'M16.4 4.3a1 1 0 0 1 0 1.4L10 12l6.4 6.3a1 1 0 0 1-1.4 1.4l-7.1-7a1 1 0 0 1 0-1.4l7.1-7a1 1 0 0 1 1.4 0Z';

/** On in time. */
export const arrowAfter = 'M7.6 4.3a1 1 0 0 1 1.4 0l7.1 7a1 1 0 0 1 0 1.4l-7.1 7a1 1 0 0 1-1.4-1.4L14 12 7.6 5.7a1 1 0 0 1 0-1.4Z';

/** Closes. */
export const cross = 'M6.3 5.3 12 11l5.7-5.7a.7.7 0 0 1 1 1L13 12l5.7 5.7a.7.7 0 0 1-1 1L12 13l-5.7 5.7a.7.7 0 0 1-1-1L11 12 5.3 6.3a.7.7 0 0 1 1-1Z';

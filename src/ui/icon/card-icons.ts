/** Points to where reading ends; draw it `mirrored`. */
export const chevronEnd = 'M8.3 4.3a1 1 0 0 1 1.4 0l7 7a1 1 0 0 1 0 1.4l-7 7a1 1 0 0 1-1.4-1.4l6.3-6.3-6.3-6.3a1 1 0 0 1 0-1.4Z';

/** Points to where reading starts; draw it `mirrored`. */
export const chevronStart = 'M15.7 4.3a1 1 0 0 1 0 1.4L9.4 12l6.3 6.3a1 1 0 0 1-1.4 1.4l-7-7a1 1 0 0 1 0-1.4l7-7a1 1 0 0 1 1.4 0Z';

/** The outline of a heart: not a favourite yet. */
export const heart = 'M12 20.7 10.6 19.4C5.4 14.7 2 11.6 2 7.8 2 4.8 4.4 2.5 7.4 2.5c1.8 0 3.5.8 4.6 2.1 1.1-1.3 2.8-2.1 4.6-2.1 3 0 5.4 2.3 5.4 5.3 0 3.8-3.4 6.9-8.6 11.6L12 20.7Zm0-2.7.1-.1C17 13.5 20 10.7 20 7.8c0-1.9-1.5-3.3-3.4-3.3-1.5 0-3 1-3.6 2.3h-2C10.4 5.5 8.9 4.5 7.4 4.5 5.5 4.5 4 5.9 4 7.8c0 2.9 3 5.7 7.9 10.1l.1.1Z';

/** A full heart: a favourite. */
export const heartFilled = 'M12 20.7 10.6 19.4C5.4 14.7 2 11.6 2 7.8 2 4.8 4.4 2.5 7.4 2.5c1.8 0 3.5.8 4.6 2.1 1.1-1.3 2.8-2.1 4.6-2.1 3 0 5.4 2.3 5.4 5.3 0 3.8-3.4 6.9-8.6 11.6L12 20.7Z';

/** A padlock: kept safe, or not open to this viewer. */
export const lock = 'M12 2a5 5 0 0 1 5 5v2h.5A2.5 2.5 0 0 1 20 11.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18.5v-7A2.5 2.5 0 0 1 6.5 9H7V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v2h6V7a3 3 0 0 0-3-3Zm0 8.5a1.5 1.5 0 0 0-.8 2.8V17a.8.8 0 0 0 1.6 0v-1.7a1.5 1.5 0 0 0-.8-2.8Z';

/** A triangle that says play. Never mirrored: media runs the same way everywhere. */
export const play = 'M8 5.14v13.72a1 1 0 0 0 1.52.85l11.1-6.86a1 1 0 0 0 0-1.7L9.52 4.29A1 1 0 0 0 8 5.14Z';

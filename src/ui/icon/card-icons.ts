/** Points to where reading ends; draw it `mirrored`. */
export const chevronEnd = 'M8.3 4.3a1 1 0 0 1 1.4 0l7 7a1 1 0 0 1 0 1.4l-7 7a1 1 0 0 1-1.4-1.4l6.3-6.3-6.3-6.3a1 1 0 0 1 0-1.4Z';

/** Points to where reading starts; draw it `mirrored`. */
export const chevronStart = 'M15.7 4.3a1 1 0 0 1 0 1.4L9.4 12l6.3 6.3a1 1 0 0 1-1.4 1.4l-7-7a1 1 0 0 1 0-1.4l7-7a1 1 0 0 1 1.4 0Z';

/** A triangle that says play. Never mirrored: media runs the same way everywhere. */
export const play = 'M8 5.14v13.72a1 1 0 0 0 1.52.85l11.1-6.86a1 1 0 0 0 0-1.7L9.52 4.29A1 1 0 0 0 8 5.14Z';

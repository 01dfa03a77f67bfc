/** A triangle that says play. Never mirrored: media runs the same way everywhere. */
export const play = 'M8 5.14v13.72a1 1 0 0 0 1.52.85l11.1-6.86a1 1 0 0 0 0-1.7L9.52 4.29A1 1 0 0 0 8 5.14Z';

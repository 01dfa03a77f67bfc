/** An arrow in a circle: from the beginning. Never mirrored. */
export const replay = 'M7.7 2.3a1 1 0 0 1 0 1.4L6.4 5H12a8 8 0 1 1-8 8 1 1 0 1 1 2 0 6 6 0 1 0 6-6H6.4l1.3 1.3a1 1 0 1 1-1.4 1.4l-3-3a1 1 0 0 1 0-1.4l3-3a1 1 0 0 1 1.4 0Z';

/** A tick: chosen, or done. */
export const check = 'M20.7 5.8a1 1 0 0 1 0 1.4l-11 11a1 1 0 0 1-1.4 0l-5-5a1 1 0 1 1 1.4-1.4L9 16.1 19.3 5.8a1 1 0 0 1 1.4 0Z';

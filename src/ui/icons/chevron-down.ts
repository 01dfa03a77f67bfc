/** Points down: there is more below. */
export const chevronDown = 'M4.3 8.3a1 1 0 0 1 1.4 0l6.3 6.3 6.3-6.3a1 1 0 1 1 1.4 1.4l-7 7a1 1 0 0 1-1.4 0l-7-7a1 1 0 0 1 0-1.4Z';

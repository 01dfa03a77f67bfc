/** Points to where reading ends; draw it `mirrored`. */
export const chevronEnd = 'M8.3 4.3a1 1 0 0 1 1.4 0l7 7a1 1 0 0 1 0 1.4l-7 7a1 1 0 0 1-1.4-1.4l6.3-6.3-6.3-6.3a1 1 0 0 1 0-1.4Z';

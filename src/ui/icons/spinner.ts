/** A quarter of a ring; `Spinner` turns it. */
export const spinner = 'M12 2a10 10 0 0 1 10 10 1.25 1.25 0 0 1-2.5 0A7.5 7.5 0 0 0 12 4.5 1.25 1.25 0 0 1 12 2Z';

/** An exclamation mark: something went wrong. */
export const alert = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 11a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Zm0-8.5a1 1 0 0 1 1 1v5a1 1 0 1 1-2 0v-5a1 1 0 0 1 1-1Z';

/** A quarter of a ring; `Spinner` turns it. */
export const spinner = 'M12 2a10 10 0 0 1 10 10 1.25 1.25 0 0 1-2.5 0A7.5 7.5 0 0 0 12 4.5 1.25 1.25 0 0 1 12 2Z';

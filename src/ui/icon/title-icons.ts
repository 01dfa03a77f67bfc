/** A bar and a triangle that points back: from the beginning of what runs. Never mirrored. */
export const restart = 'M5 5a1 1 0 0 1 2 0v14a1 1 0 1 1-2 0V5Zm13.4.3A1 1 0 0 1 20 6.1v11.8a1 1 0 0 1-1.6.8l-8-5.9a1 1 0 0 1 0-1.6l8-5.9Z';

/** A triangle and a bar: the next title. Never mirrored. */
export const nextTitle = 'M17 5a1 1 0 1 1 2 0v14a1 1 0 1 1-2 0V5ZM5.6 5.3l8.9 5.9a1 1 0 0 1 0 1.6l-8.9 5.9A1 1 0 0 1 4 17.9V6.1a1 1 0 0 1 1.6-.8Z';

/** A bar and a triangle: the previous title. Never mirrored. */
export const previousTitle = 'M5 5a1 1 0 0 1 2 0v14a1 1 0 1 1-2 0V5Zm13.4.3L9.5 11.2a1 1 0 0 0 0 1.6l8.9 5.9a1 1 0 0 0 1.6-.8V6.1a1 1 0 0 0-1.6-.8Z';

/** A note: sound without pictures. */
export const note = 'M19.2 2.6A1.5 1.5 0 0 1 21 4v11.5a3.5 3.5 0 1 1-2-3.2V8.2l-9 1.9v8.4a3.5 3.5 0 1 1-2-3.2V6a1.5 1.5 0 0 1 1.2-1.5l10-1.9Z';

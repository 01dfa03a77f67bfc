/** A bar and a triangle that points back: from the beginning of what runs. Never mirrored. */
export const restart = 'M5 5a1 1 0 0 1 2 0v14a1 1 0 1 1-2 0V5Zm13.4.3A1 1 0 0 1 20 6.1v11.8a1 1 0 0 1-1.6.8l-8-5.9a1 1 0 0 1 0-1.6l8-5.9Z';

/** A triangle and a bar: the next title. Never mirrored. */
export const nextTitle = 'M17 5a1 1 0 1 1 2 0v14a1 1 0 1 1-2 0V5ZM5.6 5.3l8.9 5.9a1 1 0 0 1 0 1.6l-8.9 5.9A1 1 0 0 1 4 17.9V6.1a1 1 0 0 1 1.6-.8Z';

/** A bar and a triangle: the previous title. Never mirrored. */
export const previousTitle = 'M5 5a1 1 0 0 1 2 0v14a1 1 0 1 1-2 0V5Zm13.4.3L9.5 11.2a1 1 0 0 0 0 1.6l8.9 5.9a1 1 0 0 0 1.6-.8V6.1a1 1 0 0 0-1.6-.8Z';

/** A note: sound without pictures. */
export const note = 'M19.2 2.6A1.5 1.5 0 0 1 21 4v11.5a3.5 3.5 0 1 1-2-3.2V8.2l-9 1.9v8.4a3.5 3.5 0 1 1-2-3.2V6a1.5 1.5 0 0 1 1.2-1.5l10-1.9Z';

/** Two people: with others. */
export const people = 'M9 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm0 7.5c3.6 0 6.5 2.2 6.5 5.4 0 .9-.7 1.6-1.6 1.6H4.1c-.9 0-1.6-.7-1.6-1.6C2.5 15.2 5.4 13 9 13Zm0 2c-2.3 0-4.1 1.2-4.5 3h9c-.4-1.8-2.2-3-4.5-3ZM16 4.200a1 1 0 0 1 1.1-.9 3.9 3.9 0 0 1 1.3 7.3 1 1 0 1 1-.8-1.8 1.9 1.9 0 0 0-.7-3.5 1 1 0 0 1-.9-1.100Zm2.1 9.200a1 1 0 0 1 1.2-.7c1.9.5 3.2 2 3.2 4.100a1 1 0 1 1-2 0c0-1.1-.6-1.9-1.7-2.200a1 1 0 0 1-.7-1.200Z';

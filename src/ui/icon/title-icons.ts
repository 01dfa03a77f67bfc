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

/** Two sheets, one behind the other: a copy. */
export const copy = 'M9 3h9a2.5 2.5 0 0 1 2.5 2.5V15A2.5 2.5 0 0 1 18 17.5h-1.5V19a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 19V9.5A2.5 2.5 0 0 1 5.5 7H6.5V5.5A2.5 2.5 0 0 1 9 3Zm-.5 4H14a2.5 2.5 0 0 1 2.5 2.5v6H18a.5.5 0 0 0 .5-.5V5.5A.5.5 0 0 0 18 5H9a.5.5 0 0 0-.5.5V7Zm-3 2a.5.5 0 0 0-.5.5V19c0 .3.2.5.5.5H14a.5.5 0 0 0 .5-.5V9.5A.5.5 0 0 0 14 9H5.5Z';

/** An envelope. */
export const mail = 'M4.5 4.5h15A2.5 2.5 0 0 1 22 7v10a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17V7a2.5 2.5 0 0 1 2.5-2.5Zm.4 2 7.1 5.6 7.1-5.6H4.9ZM20 8.3l-7.400 5.9a1 1 0 0 1-1.200 0L4 8.3V17c0 .3.2.5.5.5h15a.5.5 0 0 0 .5-.5V8.3Z';

/** A star: a rating. */
export const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9L12 2.6Z';
/** Lines with a plus: puts something on a list. */
export const addToList = 'M4 6h12a1 1 0 1 1 0 2H4a1 1 0 0 1 0-2Zm0 5h12a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Zm0 5h7a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Zm14-2a1 1 0 0 1 1 1v2h2a1 1 0 1 1 0 2h-2v2a1 1 0 1 1-2 0v-2h-2a1 1 0 1 1 0-2h2v-2a1 1 0 0 1 1-1Z';

/** Lines with points: a list. */
export const list = 'M4.5 6.500a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500ZM8 6.750h12a1 1 0 1 1 0 2H8a1 1 0 0 1 0-2Zm-3.500 4a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500ZM8 11h12a1 1 0 1 1 0 2H8a1 1 0 1 1 0-2Zm-3.500 4a1.250 1.250 0 1 1 0 2.500 1.250 1.250 0 0 1 0-2.500ZM8 15.250h12a1 1 0 1 1 0 2H8a1 1 0 1 1 0-2Z';

/** Six points: what can be dragged. */
export const grip = 'M9 4.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm6 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm-6 6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm6 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm-6 6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm6 0a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z';

/** A plus. */
export const plus = 'M12 4a1 1 0 0 1 1 1v6h6a1 1 0 1 1 0 2h-6v6a1 1 0 1 1-2 0v-6H5a1 1 0 1 1 0-2h6V5a1 1 0 0 1 1-1Z';

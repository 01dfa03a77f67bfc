/** A bell. */
export const bell = 'M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2m6-6V11a6 6 0 0 0-5-5.9V4a1 1 0 0 0-2 0v1.1A6 6 0 0 0 6 11v5l-2 2v1h16v-1z';

/** A clock that runs back: what was on can be watched later. */
export const recording = 'M12 4a8 8 0 1 1-7.7 5.8l1.9.6A6 6 0 1 0 12 6v3L7.5 5 12 1zm-1 4h2v4.2l3 1.8-1 1.7-4-2.4z';

/** Back to the beginning. */
export const begin = 'M6 5h2v14H6zM20 5v14L9 12z';

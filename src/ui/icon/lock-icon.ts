/** A padlock: kept safe, or not open to this viewer. */
export const lock = 'M12 2a5 5 0 0 1 5 5v2h.5A2.5 2.5 0 0 1 20 11.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18.5v-7A2.5 2.5 0 0 1 6.5 9H7V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v2h6V7a3 3 0 0 0-3-3Zm0 8.5a1.5 1.5 0 0 0-.8 2.8V17a.8.8 0 0 0 1.6 0v-1.7a1.5 1.5 0 0 0-.8-2.8Z';

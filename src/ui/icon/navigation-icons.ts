/** Points down: there is more below. */
export const chevronDown = 'M4.3 8.3a1 1 0 0 1 1.4 0l6.3 6.3 6.3-6.3a1 1 0 1 1 1.4 1.4l-7 7a1 1 0 0 1-1.4 0l-7-7a1 1 0 0 1 0-1.4Z';

/** A magnifying glass. */
export const search = 'M10.5 3a7.5 7.5 0 0 1 5.9 12.1l4.3 4.2a1 1 0 0 1-1.4 1.4l-4.2-4.3A7.5 7.5 0 1 1 10.5 3Zm0 2a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z';

/** A person: the viewer. */
export const user = 'M12 2.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0 9.5c4.3 0 8 2.6 8 6.3 0 .7-.5 1.2-1.2 1.2H5.2c-.7 0-1.2-.5-1.2-1.2C4 16.6 7.7 14 12 14Zm0 2c-2.9 0-5.2 1.5-5.8 3.5h11.6C17.2 17.5 14.9 16 12 16Z';

/** A clock: what is to come. */
export const clock = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm0 2a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm1 3v4.1l2.7 2.7a1 1 0 0 1-1.4 1.4l-3-3a1 1 0 0 1-.3-.7V7.5a1 1 0 1 1 2 0Z';

/** Three lines: a menu. */
export const menuLines = 'M4 6h16a1 1 0 1 1 0 2H4a1 1 0 0 1 0-2Zm0 5h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Zm0 5h16a1 1 0 1 1 0 2H4a1 1 0 1 1 0-2Z';

/** A square that says stop. */
export const stop = 'M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Z';

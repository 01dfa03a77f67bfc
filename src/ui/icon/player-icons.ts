/** A toothed wheel: settings. */
export const gear = 'M10.3 2h3.4a1 1 0 0 1 1 .8l.4 2.2 1.5.9 2.1-.8a1 1 0 0 1 1.2.4l1.7 3a1 1 0 0 1-.2 1.2l-1.7 1.4v1.8l1.7 1.4a1 1 0 0 1 .2 1.2l-1.7 3a1 1 0 0 1-1.2.4l-2.1-.8-1.5.9-.4 2.2a1 1 0 0 1-1 .8h-3.4a1 1 0 0 1-1-.8L8.9 19l-1.5-.9-2.1.8a1 1 0 0 1-1.2-.4l-1.7-3a1 1 0 0 1 .2-1.2l1.7-1.4v-1.8l-1.7-1.4a1 1 0 0 1-.2-1.2l1.7-3a1 1 0 0 1 1.2-.4l2.1.8 1.5-.9.4-2.2a1 1 0 0 1 1-.8ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm0 2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z';

/** A small picture in the corner of a large one. */
export const pictureInPicture = 'M4.5 4h15A2.5 2.5 0 0 1 22 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5v-11A2.5 2.5 0 0 1 4.5 4Zm0 2a.5.5 0 0 0-.5.5v11c0 .3.2.5.5.5h15a.5.5 0 0 0 .5-.5v-11a.5.5 0 0 0-.5-.5h-15ZM13 11h5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1Z';

/** A wide frame: the film over the whole width of the page. */
export const theatre = 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm0 2v8h16V8H4Z';

/** Two triangles ahead. Never mirrored. */
export const fastForward = 'M4 6.1v11.8a1 1 0 0 0 1.6.8L12 13.6v4.3a1 1 0 0 0 1.6.8l7.6-5.9a1 1 0 0 0 0-1.6l-7.6-5.9a1 1 0 0 0-1.6.8v4.3L5.6 5.3A1 1 0 0 0 4 6.1Z';

/** A clock's hand on a dial: how fast. */
export const speed = 'M12 4a10 10 0 0 1 8.7 15 1 1 0 0 1-1.7-1 8 8 0 1 0-14 0 1 1 0 0 1-1.7 1A10 10 0 0 1 12 4Zm4.7 5.3a.8.8 0 0 1 .1 1l-3.2 4.9a2 2 0 1 1-2.8-2.8l4.9-3.2a.8.8 0 0 1 1 .1Z';

/** Bars of rising height: picture quality. */
export const quality = 'M5 14a1 1 0 0 1 1 1v4a1 1 0 1 1-2 0v-4a1 1 0 0 1 1-1Zm4.7-4a1 1 0 0 1 1 1v8a1 1 0 1 1-2 0v-8a1 1 0 0 1 1-1Zm4.6-3a1 1 0 0 1 1 1v11a1 1 0 1 1-2 0V8a1 1 0 0 1 1-1ZM19 4a1 1 0 0 1 1 1v14a1 1 0 1 1-2 0V5a1 1 0 0 1 1-1Z';

/** A person who speaks: the spoken language. */
export const audioTrack = 'M9 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm0 8.5c3.9 0 7.5 2.3 7.5 5.7 0 1-.7 1.8-1.8 1.8H3.3c-1.1 0-1.8-.8-1.8-1.8 0-3.4 3.6-5.7 7.5-5.7Zm0 2c-2.7 0-4.9 1.5-5.4 3.5h10.8c-.5-2-2.7-3.5-5.4-3.5Zm8.4-10.8a1 1 0 0 1 1.4.1 5 5 0 0 1 0 6.3 1 1 0 1 1-1.6-1.3 3 3 0 0 0 0-3.7 1 1 0 0 1 .2-1.4Z';

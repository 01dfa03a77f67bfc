/** A box with two lines of text: captions. */
export const captions = 'M4.5 4h15A2.5 2.5 0 0 1 22 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5v-11A2.5 2.5 0 0 1 4.5 4Zm0 2a.5.5 0 0 0-.5.5v11c0 .3.2.5.5.5h15a.5.5 0 0 0 .5-.5v-11a.5.5 0 0 0-.5-.5h-15ZM7 11h5a1 1 0 1 1 0 2H7a1 1 0 1 1 0-2Zm8.5 0H17a1 1 0 1 1 0 2h-1.5a1 1 0 1 1 0-2ZM7 14.5h1.5a1 1 0 1 1 0 2H7a1 1 0 1 1 0-2Zm5 0h5a1 1 0 1 1 0 2h-5a1 1 0 1 1 0-2Z';

/** Four corners outwards: fill the screen. */
export const expand = 'M4 3h5a1 1 0 0 1 0 2H5v4a1 1 0 0 1-2 0V4a1 1 0 0 1 1-1Zm11 0h5a1 1 0 0 1 1 1v5a1 1 0 1 1-2 0V5h-4a1 1 0 1 1 0-2ZM4 14a1 1 0 0 1 1 1v4h4a1 1 0 1 1 0 2H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Zm16 0a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 1 1 0-2h4v-4a1 1 0 0 1 1-1Z';

/** Two bars that say pause. */
export const pause = 'M7 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm7 0h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z';

/** An arrow in a circle: from the beginning. Never mirrored. */
export const replay = 'M7.7 2.3a1 1 0 0 1 0 1.4L6.4 5H12a8 8 0 1 1-8 8 1 1 0 1 1 2 0 6 6 0 1 0 6-6H6.4l1.3 1.3a1 1 0 1 1-1.4 1.4l-3-3a1 1 0 0 1 0-1.4l3-3a1 1 0 0 1 1.4 0Z';

/** Four corners inwards: leave the full screen. */
export const shrink = 'M9 3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1 0-2h4V4a1 1 0 0 1 1-1Zm6 0a1 1 0 0 1 1 1v4h4a1 1 0 1 1 0 2h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM4 14h5a1 1 0 0 1 1 1v5a1 1 0 1 1-2 0v-4H4a1 1 0 1 1 0-2Zm11 0h5a1 1 0 1 1 0 2h-4v4a1 1 0 1 1-2 0v-5a1 1 0 0 1 1-1Z';

/** An arrow that turns back: ten seconds earlier. Never mirrored. */
export const skipBack = 'M7.7 2.3a1 1 0 0 1 0 1.4L6.4 5H13a8 8 0 1 1-8 8 1 1 0 1 1 2 0 6 6 0 1 0 6-6H6.4l1.3 1.3a1 1 0 1 1-1.4 1.4l-3-3a1 1 0 0 1 0-1.4l3-3a1 1 0 0 1 1.4 0ZM10 10.5a.8.8 0 0 1 .8.8v4.4a.8.8 0 0 1-1.6 0v-4.4a.8.8 0 0 1 .8-.8Zm4.3-.1c1.3 0 2.2 1.2 2.2 3.1s-.9 3.1-2.2 3.1-2.2-1.2-2.2-3.1.9-3.1 2.2-3.1Zm0 1.4c-.4 0-.7.6-.7 1.7s.3 1.7.7 1.7.7-.6.7-1.7-.3-1.7-.7-1.7Z';

/** An arrow that turns ahead: ten seconds later. Never mirrored. */
export const skipForward = 'M16.3 2.3a1 1 0 0 1 1.4 0l3 3a1 1 0 0 1 0 1.4l-3 3a1 1 0 1 1-1.4-1.4L17.6 7H11a6 6 0 1 0 6 6 1 1 0 1 1 2 0 8 8 0 1 1-8-8h6.6l-1.3-1.3a1 1 0 0 1 0-1.4ZM8.5 10.5a.8.8 0 0 1 .8.8v4.4a.8.8 0 0 1-1.6 0v-4.4a.8.8 0 0 1 .8-.8Zm4.3-.1c1.3 0 2.2 1.2 2.2 3.1s-.9 3.1-2.2 3.1-2.2-1.2-2.2-3.1.9-3.1 2.2-3.1Zm0 1.4c-.4 0-.7.6-.7 1.7s.3 1.7.7 1.7.7-.6.7-1.7-.3-1.7-.7-1.7Z';

/** A loudspeaker with waves: sound is on. */
export const volume = 'M11.2 3.6A1.2 1.2 0 0 1 13 4.6v14.8a1.2 1.2 0 0 1-1.8 1L5.7 16H3.5A1.5 1.5 0 0 1 2 14.5v-5A1.5 1.5 0 0 1 3.5 8h2.2l5.5-4.4Zm5 4a1 1 0 0 1 1.4.2 7 7 0 0 1 0 8.4 1 1 0 1 1-1.6-1.2 5 5 0 0 0 0-6 1 1 0 0 1 .2-1.4Zm3-3a1 1 0 0 1 1.4.2 12 12 0 0 1 0 14.4 1 1 0 0 1-1.6-1.2 10 10 0 0 0 0-12 1 1 0 0 1 .2-1.4Z';

/** A loudspeaker with a cross: silent. */
export const volumeOff = 'M11.2 3.6A1.2 1.2 0 0 1 13 4.6v14.8a1.2 1.2 0 0 1-1.8 1L5.7 16H3.5A1.5 1.5 0 0 1 2 14.5v-5A1.5 1.5 0 0 1 3.5 8h2.2l5.5-4.4Zm4.6 5.2a1 1 0 0 1 1.4 0l1.8 1.8 1.8-1.8a1 1 0 1 1 1.4 1.4L20.4 12l1.8 1.8a1 1 0 0 1-1.4 1.4L19 13.4l-1.8 1.8a1 1 0 0 1-1.4-1.4l1.8-1.8-1.8-1.8a1 1 0 0 1 0-1.4Z';

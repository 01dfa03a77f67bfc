import type Hls from 'hls.js';

/** hls.js, lean or whole: what makes instances and names events. */
export type HlsBuild = typeof Hls;

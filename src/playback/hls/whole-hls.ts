import Hls from 'hls.js';

/** hls.js with all that it can. */
export const WholeHls: typeof Hls = Hls;

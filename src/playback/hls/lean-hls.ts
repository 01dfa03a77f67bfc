import Hls from 'hls.js';

/** hls.js without DRM, interstitials, content steering, variables and picture-only playlists: bundles get it smaller here (`plugins/lean-hls.ts`). */
export const LeanHls: typeof Hls = Hls;

import Hls from 'hls.js';

/** What tells servers of each request (CMCD), as hls.js has it: bundles get it from its sources, alone (`plugins/lean-hls.ts`). */
export const CmcdController = Hls.DefaultConfig.cmcdController;

import type { GetManualChunk } from 'rollup';

const LIBRARIES = /\/node_modules\/(?:preact|react|react-dom|scheduler|@r2wc|@preact)\//;
const SIGNALS = /\/node_modules\/@preact\/signals-core\//;
const ENGINES = [
  { chunk: 'engine-hls', library: /\/node_modules\/hls\.js\//, own: /\/src\/playback\/hls\// },
  { chunk: 'engine-dash', library: /\/node_modules\/dashjs\//, own: /\/src\/playback\/dash\// },
];

/**
 * Which chunk a module travels in: the view library in one, signals in another (the session frame draws nothing), each engine with its own adapter in one.
 *
 * An adapter's file that something outside its folder imports outright stays out of the engine's chunk; with it, every player would wait for the engine.
 */
export const chunkName: GetManualChunk = (id, { getModuleInfo }) => {
  if (SIGNALS.test(id)) return 'signals';
  if (LIBRARIES.test(id)) return 'view';
  // What the engines share must not travel inside one of them.
  if (/\/src\/playback\/[^/]+\.ts$/.test(id)) return 'playback';
  for (const { chunk, library, own } of ENGINES) {
    if (library.test(id)) return chunk;
    if (own.test(id) && getModuleInfo(id)?.importers.every((importer) => own.test(importer))) return chunk;
  }
  return undefined;
};

import type { GetManualChunk, ManualChunkMeta } from 'rollup';

const LIBRARIES = /\/node_modules\/(?:preact|react|react-dom|scheduler|@r2wc|@preact)\//;
const SIGNALS = /\/node_modules\/@preact\/signals-core\//;
const ENGINES = [
  { chunk: 'engine-hls', library: /\/node_modules\/hls\.js\//, own: /\/src\/playback\/hls\// },
  { chunk: 'engine-dash', library: /\/node_modules\/dashjs\//, own: /\/src\/playback\/dash\// },
];

/**
 * Which chunk a module travels in: the view library in one, signals in another (the session frame draws nothing), each engine with its own adapter in one.
 *
 * An adapter's file that something outside its folder reaches outright, directly or through another, stays out of the engine's chunk; with it, every player would wait for the engine.
 */
export const chunkName: GetManualChunk = (id, { getModuleInfo }) => {
  if (SIGNALS.test(id)) return 'signals';
  if (LIBRARIES.test(id)) return 'view';
  // What the engines share must not travel inside one of them.
  if (/\/src\/playback\/[^/]+\.ts$/.test(id)) return 'playback';
  for (const { chunk, library, own } of ENGINES) {
    if (library.test(id)) return chunk;
    if (isOwnAlone(id, own, getModuleInfo)) return chunk;
  }
  return undefined;
};

/** Whether a file is reached outright by its own folder alone, all the way up. */
function isOwnAlone(id: string, own: RegExp, getModuleInfo: ManualChunkMeta['getModuleInfo']): boolean {
  return own.test(id) && (getModuleInfo(id)?.importers ?? []).every((importer) => isOwnAlone(importer, own, getModuleInfo));
}

import { resolve } from 'node:path';
import esbuild from 'rollup-plugin-esbuild';
import type { Plugin } from 'rollup';

const SOURCES = resolve('node_modules/hls.js/src');
const NOTHING = '\0hls-left-out';

/** The one file of ours that gets the lean build; every other one gets hls.js as it is published. */
const ASKS = /\/src\/playback\/hls\/lean-hls\.ts$/;

/** What the lean build keeps and leaves out, by the names that hls.js has for it. */
const KEPT = ['ALT_AUDIO', 'SUBTITLES', 'MEDIA_CAPABILITIES'];
const LEFT_OUT = ['EME_DRM', 'CMCD', 'CONTENT_STEERING', 'VARIABLE_SUBSTITUTION', 'M2TS_ADVANCED_CODECS', 'INTERSTITIALS', 'IFRAMES'];

/** Files behind what is left out. hls.js replaces them in its own light build in the same way. */
const DROPPED = new RegExp(`/(?:${[
  'eme-controller', 'mediakeys-helper', 'cmcd-controller', 'content-steering-controller', 'variable-substitution',
  'interstitials-controller', 'interstitials-schedule', 'interstitial-player', 'iframe-controller', 'iframe-stream-controller',
  'image-iframe-stream-controller',
].join('|')})$`);

/** The one file that gets the reporter alone, which the lean build leaves out and a tenant may ask for. */
const ASKS_CMCD = /\/src\/playback\/hls\/cmcd-controller\.ts$/;
const CMCD = '\0hls-cmcd';

/** hls.js's own switches, as values that a build replaces. */
export function leanHlsFlags(version: string): Record<string, string> {
  const flag = (on: boolean) => (name: string) => [`__USE_${name}__`, String(on)] as const;
  return {
    ...Object.fromEntries([...KEPT.map(flag(true)), ...LEFT_OUT.map(flag(false))]),
    __VERSION__: JSON.stringify(version), __IN_WORKER__: 'false', __HLS_WORKER_BUNDLE__: 'undefined',
  };
}

/** Builds hls.js from the sources in its package, without what few titles need. Stands before anything that resolves packages. */
export function leanHls(): Plugin {
  return {
    name: 'lean-hls',
    async resolveId(source, importer = '') {
      if (source === 'hls.js' && ASKS_CMCD.test(importer)) return CMCD;
      if (source === 'hls.js') return ASKS.test(importer) ? `${SOURCES}/hls.ts` : null;
      if (!importer.startsWith(SOURCES) || !DROPPED.test(source)) return null;
      return { id: NOTHING, syntheticNamedExports: true, moduleSideEffects: false };
    },
    load(id) {
      if (id === CMCD) return `import cmcdController from '${SOURCES}/controller/cmcd-controller.ts';\nexport default { DefaultConfig: { cmcdController } };`;
      return id === NOTHING ? 'export default {};' : null;
    },
  };
}

/** hls.js expects that a field which only has a type is no field. */
export const compileHls = (): Plugin => esbuild({
  include: /\/node_modules\/hls\.js\/src\/.*\.ts$/, exclude: [], target: 'es2022', tsconfig: false,
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
}) as Plugin;

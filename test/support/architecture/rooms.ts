/** What one room may import: other rooms, rooms whose types alone it may name, and packages. */
export interface Room {
  rooms: string[];
  typesOf?: string[];
  packages?: string[];
}

const foundation = ['contracts', 'routing', 'rules', 'api'];
const belowParts = ['ui', 'binding', 'store', 'rules', 'routing', 'contracts'];

/**
 * The import table: a room imports only the rooms named here, and itself.
 *
 * @source design: the tree
 * chosen: the store names types alone of session and playback, because both are handed to it; sheets are adopted by
 * `ui/use-sheet.ts`, so elements reach `ui`; the session frame makes calls by name, and an element that cannot start
 * says why with the built-in words, so elements reach `api`, `rules` and `parts`; the platform cuts its live channel from
 * the film in `demo/media`; page elements and actions bring the contract of their data, so features and parts reach zod; `page` keeps one value per window for whatever finds itself there twice: the runtime, sibling frames, elements and their loader
 */
export const rooms: Record<string, Room> = {
  contracts: { rooms: [], packages: ['zod/mini'] },
  routing: { rooms: ['contracts'] },
  rules: { rooms: ['contracts', 'routing'] },
  api: { rooms: ['contracts'], packages: ['zod/mini'] },
  page: { rooms: [] },
  session: { rooms: ['contracts', 'rules', 'api', 'page'], packages: ['@preact/signals-core', 'zod/mini'] },
  playback: { rooms: ['contracts'], packages: ['hls.js', 'dashjs'] },
  store: { rooms: foundation, typesOf: ['session', 'playback'], packages: ['@preact/signals-core', 'zod/mini', '@dailymotion/vast-client', '@dailymotion/vmap'] },
  binding: { rooms: ['store', 'contracts'], packages: ['react', '@preact/signals', '@preact/signals-core'] },
  ui: { rooms: [], packages: ['react', 'uqr'] },
  parts: { rooms: belowParts, packages: ['react', '@preact/signals-core', 'zod/mini', '@simplewebauthn/browser', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'] },
  features: { rooms: ['parts', ...belowParts], packages: ['react', '@preact/signals-core', 'zod/mini'] },
  steering: { rooms: ['features', 'parts', ...belowParts, 'api', 'bridge/contract', 'bridge/frame'], packages: ['@preact/signals-core'] },
  site: { rooms: ['features', 'parts', ...belowParts, 'runtime', 'steering', 'bridge/contract', 'bridge/frame'], packages: ['react', 'react-dom/client', '@preact/signals-core'] },
  runtime: { rooms: [...foundation, 'page', 'session', 'playback', 'store', 'bridge/host'], packages: ['@preact/signals-core', 'zod/mini', 'comlink'] },
  widgets: {
    rooms: ['runtime', 'page', 'steering', 'features', 'parts', ...belowParts, 'api', 'bridge/contract', 'bridge/host', 'bridge/frame'],
    packages: ['react', '@preact/signals-core', '@r2wc/react-to-web-component', 'react-dom/client', 'zod/mini', 'preact', 'vue', 'svelte/elements'],
  },
  'bridge/contract': { rooms: [], packages: ['zod/mini'] },
  'bridge/host': { rooms: ['bridge/contract'], packages: ['zod/mini'] },
  'bridge/frame': { rooms: ['bridge/contract'], packages: ['zod/mini'] },
  'demo/platform': { rooms: ['contracts', 'routing', 'bridge/contract', 'demo/media'] },
  'demo/card-fields': { rooms: ['ui', 'rules', 'contracts', 'bridge/contract'], packages: ['react', 'react-dom/client', 'zod/mini'] },
  'demo/pages': { rooms: [] },
  'demo/media': { rooms: [] },
  'demo/start': { rooms: [] },
  plugins: { rooms: [] },
};

/** Rooms that run in Node alone take what packages they like. */
export const nodeRooms = new Set(['demo/platform', 'demo/media', 'demo/start', 'plugins']);

/** Packages that one place alone may name, whatever its room may. */
export const packagePlaces: Record<string, RegExp> = {
  'hls.js': /^src\/playback\/hls\//,
  dashjs: /^src\/playback\/dash\//,
  '@dailymotion/vast-client': /^src\/store\/playback\/ads\//,
  '@dailymotion/vmap': /^src\/store\/playback\/ads\//,
  // Types alone: how a template of theirs writes our tags.
  preact: /^widgets\/element\/typed\/preact\.ts$/,
  vue: /^widgets\/element\/typed\/vue\.ts$/,
  'svelte/elements': /^widgets\/element\/typed\/svelte\.ts$/,
  '@preact/signals': /\/use-signal\.preact\.ts$/,
  'react-dom/client': /^(?:src\/site\/main|widgets\/frames\/mount-frame|demo\/card-fields\/fields)\.tsx$/,
  '@zxcvbn-ts/core': /^src\/parts\/form\/password-strength\.ts$/,
  '@zxcvbn-ts/language-common': /^src\/parts\/form\/password-strength\.ts$/,
  '@zxcvbn-ts/language-en': /^src\/parts\/form\/password-strength\.ts$/,
  'altcha-lib': /^src\/parts\/form\/solve-riddle\.ts$/,
  'altcha-lib/algorithms/web/pbkdf2': /^src\/parts\/form\/solve-riddle\.ts$/,
};

/** The room in which a file lies; undefined where no table holds (tests, configuration). */
export function roomOf(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'src') return second.replace(/\.tsx?$/, '');
  if (top === 'bridge') return `bridge/${second}`;
  if (top === 'demo') return second.includes('.') ? undefined : `demo/${second}`;
  return top === 'widgets' || top === 'plugins' ? top : undefined;
}

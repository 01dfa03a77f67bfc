import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { OutputOptions, Plugin, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { bundleHostPages } from './plugins/bundle-host-pages.ts';
import { chunkName } from './plugins/chunk-name.ts';
import { compressFiles, copyCompressed } from './plugins/compress-files.ts';
import { cssSheet } from './plugins/css-sheet.ts';
import { compileHls, leanHls, leanHlsFlags } from './plugins/lean-hls.ts';
import { typefaces } from './plugins/licences/shipped-packages.ts';
import { writeLicences } from './plugins/licences/write-licences.ts';
import { writeDocs } from './plugins/docs/write-docs.ts';
import { packageElements } from './plugins/package/package-elements.ts';
import { contractsInput, packageEntries, packageExternal, packageInput, packagePaths } from './plugins/package/package-entries.ts';
import { writePackage } from './plugins/package/write-package.ts';
import { minifyChunk } from './plugins/minify-chunk.ts';
import { preactAliases } from './plugins/preact-aliases.ts';
import { writeManifest } from './plugins/write-manifest.ts';

const EMBED = 'dist/embed';
const SITE = 'dist/site';
/** What npm hands out. */
const PACKAGE = 'dist/packages/footlight';
/** The documentation's site. */
const DOCS = 'dist/docs';
/** The page of the demo's card providers, which is no part of the product. */
const CARD_FIELDS = 'dist/card-fields';

/** Every tag (`footlight-…`) and every frame that shows something is an entry under its file's own name; the rest are their parts. */
function widgetEntries(): Record<string, string> {
  const files = [
    ...sourcesIn('widgets').filter((file) => file.startsWith('widgets/footlight-')),
    ...sourcesIn('widgets/frames').filter((file) => /\/(?:player|sign-in|checkout)\.tsx?$/.test(file)),
  ];
  return Object.fromEntries(files.map((file) => [parse(file).name, file]));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

const { version: hlsVersion } = JSON.parse(readFileSync('node_modules/hls.js/package.json', 'utf8')) as { version: string };

/** Leaves nothing of an earlier build behind, and empties the folder only when the new files are ready. */
const emptied = (folder: string): Plugin => ({ name: 'emptied', renderStart: () => rmSync(folder, { recursive: true, force: true }) });

const sources = (engine: 'preact' | 'react', values: Record<string, string> = {}): Plugin[] => [
  leanHls(),
  alias({
    entries: [
      ...(engine === 'preact' ? preactAliases : []),
      { find: /^hls\.js$/, replacement: 'hls.js/dist/hls.min.mjs' },
    ],
  }),
  cssSheet(),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], dedupe: ['preact', 'react', 'react-dom', '@preact/signals-core'], exportConditions: ['import', 'default'] }),
  commonjs(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"', ...leanHlsFlags(hlsVersion), ...values } }),
  compileHls(),
  esbuild({ target: 'es2022', jsx: 'automatic', jsxImportSource: 'react', tsconfig: false }),
];

const chunked = (dir: string): OutputOptions => ({
  dir,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash:7].js',
  // Names in small letters pack smaller.
  hashCharacters: 'base36',
  manualChunks: chunkName,
  sourcemap: true,
});

/** zod says itself that its modules do nothing when they are loaded; its nested `package.json` files hide that from the resolver. */
const treeshake = { moduleSideEffects: (id: string) => !id.includes('/node_modules/zod/') };

const graph = (engine: 'preact' | 'react', dir: string, input: Record<string, string>, plugins: Plugin[] = []): RollupOptions => ({
  onLog,
  input,
  treeshake,
  output: chunked(dir),
  plugins: [emptied(dir), ...sources(engine), minifyChunk(), writeManifest(), compressFiles(), ...plugins],
});

/** One file that needs no other to start: the partner's host script, the session frame that every call waits for, the script tag's loader, the site's workers. */
const single = (input: string, output: OutputOptions, plugins: Plugin[] = []): RollupOptions => ({
  onLog,
  input,
  treeshake,
  output: { sourcemap: true, ...output },
  plugins: [...plugins, ...sources('preact'), minifyChunk({ module: output.format === 'es' }), compressFiles(), writeLicences()],
});

/** React's server components may draw ours, which need the browser: what they are written in says so. */
const clientComponents: Plugin = { name: 'client-components', renderChunk: (code, { name }) => (name === 'react' ? { code: `"use client";${code}`, map: null } : null) };

/** What a page's own build takes in: small modules around the elements, which lie beside them as the script tag has them. */
const packaged = (input: Readonly<Record<string, string>>, plugins: Plugin[] = []): RollupOptions => ({
  onLog,
  input,
  treeshake,
  external: packageExternal,
  output: { dir: PACKAGE, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash:7].js', hashCharacters: 'base36', paths: packagePaths },
  plugins: [packageEntries(), ...sources('react'), minifyChunk(), clientComponents, writeLicences(), ...plugins],
});

/** The loader carries what it asks for of the manifest, written just before it, and asks for an element's files all at once. */
const withManifest: Plugin = {
  name: 'with-manifest',
  renderChunk(code) {
    const manifest = JSON.parse(readFileSync(`${EMBED}/manifest.json`, 'utf8')) as Record<string, string[]>;
    const asked = Object.entries(manifest).filter(([name]) => /^footlight-|^(?:engine-hls|engine-hls-use|partner|platform)$/.test(name));
    return { code: code.replaceAll('__FOOTLIGHT_MANIFEST__', JSON.stringify(Object.fromEntries(asked))), map: null };
  },
};

/** What tools, and the demo page's panel, know of the elements, beside them. */
const elementsManifest: Plugin = {
  name: 'elements-manifest',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: readFileSync('dist-types/custom-elements.json') });
  },
};

/** Packages' own remarks are theirs to act on; ours are shown. */
const onLog: RollupOptions['onLog'] = (level, log, show) => {
  const place = log.id ?? log.ids?.[0] ?? '';
  if (!place.includes('node_modules')) show(level, log);
};

export default [
  graph('preact', EMBED, widgetEntries(), [elementsManifest, emptied(PACKAGE), packageElements(`${PACKAGE}/elements`), writeLicences({ alsoIn: [PACKAGE], beside: typefaces() })]),
  single('bridge/host/connect.ts', { file: `${EMBED}/bridge-host.js`, format: 'es' }),
  single('bridge/host/connect.ts', { file: `${EMBED}/bridge-host.umd.js`, format: 'umd', name: 'FootlightBridge' }),
  single('bridge/host/debug/debug-bridge.ts', { file: `${EMBED}/bridge-debug.js`, format: 'es' }),
  single('widgets/loading/page-notes.ts', { file: `${EMBED}/page-notes.js`, format: 'es' }),
  single('widgets/debug/page-debug.ts', { file: `${EMBED}/page-debug.js`, format: 'es' }),
  single('widgets/frames/session.ts', { dir: EMBED, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:7].js', format: 'es' }),
  single('widgets/loader.ts', { file: `${EMBED}/loader.js`, format: 'iife' }, [withManifest]),
  graph('preact', CARD_FIELDS, { fields: 'demo/card-fields/fields.tsx' }, [writeLicences()]),
  graph('react', SITE, { main: 'src/site/main.tsx' }, [
    copyCompressed('node_modules/hls.js/dist/hls.min.js', 'dist/bench/hls.min.js'),
    copyCompressed('node_modules/media-chrome/dist/iife/index.js', 'dist/bench/media-chrome.js'),
    bundleHostPages('demo/pages/partner/frameworks', 'dist/partner/frameworks'),
    writeLicences({ beside: typefaces() }),
  ]),
  single('src/runtime/guide-worker/guide-worker.ts', { file: `${SITE}/guide-worker.js`, format: 'iife' }),
  single('src/site/offline/service-worker.ts', { file: `${SITE}/service-worker.js`, format: 'iife' }),
  packaged(contractsInput),
  packaged(packageInput, [writePackage(PACKAGE), writeDocs(DOCS)]),
];

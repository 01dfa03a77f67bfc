import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rollup';

/** The host pages that a framework draws, by the name of the built file. */
const entries = {
  react: 'react/main.jsx',
  'react-player': 'react/react-player.jsx',
  vue: 'vue/main.js',
  svelte: 'svelte/main.js',
  angular: 'angular/zones.js',
  'angular-zoneless': 'angular/zoneless.js',
} as const;

/**
 * Builds the partner's pages that a framework draws, as a partner's own build would: nothing of ours goes into them.
 *
 * In development mode, where React mounts everything twice.
 *
 * @param from the folder of their sources
 * @param to where a browser asks for them
 */
export function bundleHostPages(from: string, to: string): Plugin {
  return {
    name: 'bundle-host-pages',
    async writeBundle() {
      await build({
        entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, `${from}/${path}`])),
        outdir: to,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        conditions: ['svelte', 'browser'],
        define: { 'process.env.NODE_ENV': '"development"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
        plugins: [vueFiles, svelteFiles],
        logLevel: 'warning',
      });
    },
  };
}

/** Both compilers come with their framework; they are loaded when a file asks for them. */
const require = createRequire(import.meta.url);

const vueFiles: EsbuildPlugin = {
  name: 'vue-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { compileScript, parse } = require('vue/compiler-sfc') as typeof import('vue/compiler-sfc');
      const isCustomElement = (tag: string): boolean => tag.startsWith('footlight-');
      const { descriptor } = parse(await readFile(path, 'utf8'), { filename: basename(path), templateParseOptions: { isCustomElement } });
      const { content } = compileScript(descriptor, { id: basename(path), inlineTemplate: true });
      return { contents: content, loader: 'js' };
    });
  },
};

const svelteFiles: EsbuildPlugin = {
  name: 'svelte-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = await import('svelte/compiler');
      return { contents: compile(await readFile(path, 'utf8'), { filename: basename(path) }).js.code, loader: 'js' };
    });
  },
};

import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stands for `import.meta.url` in the compiled program. */
const address = 'sourceAddress';

/** Gives each source file that asks for its address the one that it has before it is compiled: migrations, media and pages are found from there. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:demo|src|bridge|plugins)[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const loader = extname(path).slice(1) as Loader;
      // The name stays unused where the words stand in a text, such as a script for browsers.
      return { contents: text.includes('import.meta.url') ? `const ${address} = ${JSON.stringify(pathToFileURL(path).href)};\n${text}` : text, loader };
    });
  },
};

/** The program that a run's tests start their platforms from. */
export const compiledPlatform = `${root}.footlight/platform/main.mjs`;

/**
 * Compiles the reference platform once, so that a process of it starts without transforming its sources.
 *
 * Packages stay where they are; what is loaded on demand stays in files of its own.
 *
 * @param outdir absolute; the folder of `compiledPlatform` when absent
 * @returns the path of the program to start with Node
 */
export async function compilePlatform(outdir = dirname(compiledPlatform)): Promise<string> {
  await build({
    absWorkingDir: root, entryPoints: ['demo/platform/main.ts'], outdir, outExtension: { '.js': '.mjs' },
    bundle: true, splitting: true, define: { 'import.meta.url': address }, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'linked', logLevel: 'warning', plugins: [sourceAddresses],
  });
  return `${outdir}/main.mjs`;
}

import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Keeps the address of each source file, from which the platform finds its migrations, media and pages. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:demo|src|bridge|plugins)[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: extname(path).slice(1) as Loader,
    }));
  },
};

/**
 * Compiles the reference platform once, so that a process of it starts without transforming its sources.
 *
 * Packages stay where they are; what is loaded on demand stays in files of its own.
 *
 * @returns the path of the program to start with Node
 */
export async function compilePlatform(): Promise<string> {
  const outdir = `${root}.footlight/platform`;
  await build({
    absWorkingDir: root, entryPoints: ['demo/platform/main.ts'], outdir, outExtension: { '.js': '.mjs' },
    bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20', sourcemap: 'linked', logLevel: 'warning', plugins: [sourceAddresses],
  });
  return `${outdir}/main.mjs`;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';
import { contractFiles } from './package/package-entries.ts';
import { plainDeclarations } from './plain-declarations.ts';

/** Each public entry's declaration file and the source that it speaks for; what stands together is read together, and shares files. */
const entries: Readonly<Record<string, string>>[] = [
  { embed: 'widgets/element/elements.ts' },
  { 'bridge-host': 'bridge/host/connect.ts' },
  {
    load: 'widgets/package/load.ts',
    element: 'widgets/package/element-entry.ts',
    'react-components': 'widgets/package/react/components.ts',
    react: 'widgets/element/typed/jsx.ts',
    preact: 'widgets/element/typed/preact.ts',
    vue: 'widgets/element/typed/vue.ts',
    svelte: 'widgets/element/typed/svelte.ts',
  },
  { contracts: '.footlight/public-declarations/contracts.ts' },
];
const shared = /\/(?:written-element|begin-page)\.ts$/;

/** What partners see of our types: file name → text, one file for each public entry and for what several share. */
export async function publicDeclarations(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  await writeContractsEntry();
  for (const input of entries) {
    for (const { fileName, code } of await rolledUp(input)) texts[fileName] = /from ["']zod/.test(code) ? plainDeclarations(resolve('dist-types', fileName), code, input['contracts'] ? 'named' : 'written') : code;
  }
  return texts;
}

/** The sources keep no list of the contracts, and what reads declarations wants a file. */
async function writeContractsEntry(): Promise<void> {
  await mkdir('.footlight/public-declarations', { recursive: true });
  await writeFile('.footlight/public-declarations/contracts.ts', contractFiles().map((file) => `export * from '../../${file}';\n`).join(''));
}

/** Other files add to that of the elements, which a page has too: their types stand there once. */
const elements = /\/elements\.ts$/;

async function rolledUp(input: Readonly<Record<string, string>>): Promise<{ fileName: string; code: string }[]> {
  const external = [/^zod/, /^react/, /^@?preact/, /^vue/, /^svelte/, ...(input['embed'] ? [] : [elements])];
  const bundle = await rollup({ input, external, plugins: [dts({ tsconfig: 'tsconfig.json' })], logLevel: 'silent' });
  const { output } = await bundle.generate({
    format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: '[name].d.ts', minifyInternalExports: false,
    manualChunks: (id) => (shared.test(id) ? parse(id).name : undefined),
    paths: (id) => (elements.test(id) ? './embed.js' : id),
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';
import { plainDeclarations } from './plain-declarations.ts';

/** Each public entry's declaration file and the source that it speaks for. */
const entries: Record<string, string> = {
  'embed.d.ts': 'widgets/element/elements.ts',
  'react.d.ts': 'widgets/element/typed/jsx.ts',
  'bridge-host.d.ts': 'bridge/host/connect.ts',
};

/** What partners see of our types: file name → text, one file for each public entry. */
export async function publicDeclarations(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [file, input] of Object.entries(entries)) {
    if (existsSync(input)) texts[file] = plainDeclarations(resolve('dist-types', file), await rolledUp(input));
  }
  return texts;
}

/** React's file adds to that of the elements, which a page has too: their types stand there once. */
const elements = /\/elements\.ts$/;

async function rolledUp(input: string): Promise<string> {
  const external = [/^zod/, /^react/, /^@preact/, ...(elements.test(input) ? [] : [elements])];
  const bundle = await rollup({ input, external, plugins: [dts({ tsconfig: 'tsconfig.json' })], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es', paths: (id) => (elements.test(id) ? './embed.js' : id) });
  await bundle.close();
  return output[0].code;
}

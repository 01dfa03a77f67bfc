import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import dts from 'rollup-plugin-dts';
import { plainDeclarations } from './plain-declarations.ts';

/** Each public entry's declaration file and the source that it speaks for. */
const entries: Record<string, string> = {
  'embed.d.ts': 'widgets/element/elements.ts',
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

async function rolledUp(input: string): Promise<string> {
  const bundle = await rollup({ input, external: [/^zod/, /^react/, /^@preact/], plugins: [dts({ tsconfig: 'tsconfig.json' })], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

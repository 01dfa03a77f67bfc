import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A file of this folder as one script that runs in a page, before the page's own. */
export async function pageCode(file: `./${string}.ts`): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'iife', target: 'es2022', write: false });
  return `if (window === top) { ${outputFiles[0]?.text ?? ''} }`;
}

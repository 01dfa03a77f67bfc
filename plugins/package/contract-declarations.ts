import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { contractFiles } from './package-entries.ts';

const run = promisify(execFile);
const compiler = 'node_modules/ts7/bin/tsc';
const how = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--strict', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--skipLibCheck', '--types', '', '--ignoreConfig'];

/** Writes `contracts.d.ts` and, beside it, what each contract's file declares. */
export async function writeContractDeclarations(to: string): Promise<void> {
  await mkdir('.footlight', { recursive: true });
  const folder = await mkdtemp('.footlight/contract-declarations-');
  await run(process.execPath, [compiler, ...how, '--rootDir', 'src/contracts', '--outDir', folder, ...contractFiles()]);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts')).sort();
  await Promise.all(files.map(async (name) => write(join(to, 'contracts', name), withScriptNames(await readFile(join(folder, name), 'utf8')))));
  await write(join(to, 'contracts.d.ts'), files.map((name) => `export * from './contracts/${name.replace(/\.d\.ts$/, '.js')}';\n`).join(''));
  await rm(folder, { recursive: true });
}

/** Declarations of a package name the files that run. */
const withScriptNames = (text: string): string => text.replace(/(["']\.{1,2}\/[^"'\n]+)\.ts(["'])/g, '$1.js$2');

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

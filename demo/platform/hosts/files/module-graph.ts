import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { fileInside } from './file-inside.ts';
import { keptByFile } from './kept-by-file.ts';

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"'\n]+)["']/g;

async function read(folder: string, entry: string): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    const file = await fileInside(folder, path);
    if (!file) return;
    found.add(path);
    const code = await readFile(file.path, 'utf8');
    for (const [, target = ''] of code.matchAll(staticImport)) await visit(posix.join(posix.dirname(path), target));
  };
  await visit(entry);
  return [...found];
}

const graphAt = keptByFile((path) => read(dirname(path), basename(path)));
const unbuilt: string[] = [];

/**
 * Every module that a built entry needs before it can run, so that a page can ask for all of them at once.
 *
 * Otherwise a browser requests the second file only when it has read the first. Chunks carry their hash in their names,
 * so what an entry needs changes only with the entry.
 *
 * @param folder the built folder
 * @param entry the entry's name in it
 * @returns paths in the folder, the entry first; empty when the entry is not built
 */
export const moduleGraphOf = async (folder: string, entry: string): Promise<string[]> => await graphAt(join(folder, entry)) ?? unbuilt;

import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileInside } from './file-inside.ts';

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"'\n]+)["']/g;

interface KnownGraph { readonly stamp: string; readonly modules: Promise<string[]> }
const known = new Map<string, KnownGraph>();

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

/**
 * Every module that a built entry needs before it can run, so that a page can ask for all of them at once.
 *
 * Otherwise a browser requests the second file only when it has read the first. Chunks carry their hash in their names,
 * so what an entry needs changes only with the entry.
 *
 * @param folder the built folder
 * @param entry the entry's path in it
 * @returns paths in the folder, the entry first; empty when the entry is not built
 */
export async function moduleGraphOf(folder: string, entry: string): Promise<string[]> {
  const file = await fileInside(folder, entry);
  if (!file) return [];
  const stamp = `${file.modifiedMs} ${file.size}`;
  const held = known.get(file.path);
  if (held?.stamp === stamp) return held.modules;
  const modules = read(folder, entry);
  known.set(file.path, { stamp, modules });
  modules.catch(() => known.delete(file.path));
  return modules;
}

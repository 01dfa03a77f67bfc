import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build wrote down about a folder: which files belong together. Empty where it is not built. */
export async function builtManifest(folder: string): Promise<Readonly<Record<string, readonly string[] | undefined>>> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string[]>;
}

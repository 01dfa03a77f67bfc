import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptByFile } from './kept-by-file.ts';

type BuiltManifest = Readonly<Record<string, readonly string[] | undefined>>;

const unbuilt: BuiltManifest = {};
const manifestAt = keptByFile(async (path) => JSON.parse(await readFile(path, 'utf8')) as BuiltManifest);

/** What the build wrote down about a folder: which files belong together. Empty where it is not built. */
export const builtManifest = async (folder: string): Promise<BuiltManifest> => await manifestAt(join(folder, 'manifest.json')) ?? unbuilt;

import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

const isPlain = (segment: string) => segment !== '' && !segment.startsWith('.') && /^[\w.@-]+$/.test(segment);

/**
 * The file that an address names inside a folder, or undefined.
 *
 * Every segment has to be a plain name, and the file's real path has to be inside the folder: `..`, encodings of it,
 * hidden files and links to the outside are not found.
 *
 * @param relative the decoded rest of the address, with `/` between segments
 */
export async function fileInside(folder: string, relative: string): Promise<FoundFile | undefined> {
  const segments = relative.split('/');
  if (!segments.every(isPlain)) return undefined;
  try {
    const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, ...segments))]);
    const facts = await stat(path);
    return path.startsWith(home + sep) && facts.isFile() ? { path, size: facts.size, modifiedMs: facts.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

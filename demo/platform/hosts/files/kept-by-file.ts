import { stat } from 'node:fs/promises';

/**
 * Keeps what is read of a file for as long as the file is the same.
 *
 * The paths are the platform's own, never a request's: nothing here asks whether a file may be read.
 *
 * @returns undefined for a path without a file
 */
export function keptByFile<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T | undefined> {
  const known = new Map<string, { readonly stamp: string; readonly made: Promise<T> }>();
  return async (path) => {
    const facts = await stat(path).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const stamp = `${facts.mtimeMs} ${facts.size}`;
    const held = known.get(path);
    if (held?.stamp === stamp) return held.made;
    const made = read(path);
    known.set(path, { stamp, made });
    made.catch(() => known.delete(path));
    return made;
  };
}

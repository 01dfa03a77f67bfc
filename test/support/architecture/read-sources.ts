import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every TypeScript file under the folders, by path. */
export function readSources(folders: readonly string[]): Record<string, string> {
  const files = folders.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)));
  return Object.fromEntries(files.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

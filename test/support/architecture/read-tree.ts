import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under the folders by path; the text of READMEs, nothing of others. */
export function readTree(folders: readonly string[]): Record<string, string> {
  const paths = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  return Object.fromEntries(paths.sort().map((path) => [path, path.endsWith('README.md') ? readFileSync(path, 'utf8') : '']));
}

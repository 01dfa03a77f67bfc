import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptRelease } from './keep-release.ts';

/** What makes a browser check every module of a release, also what an element imports later. */
export interface PinnedModules {
  /** The text between `<script type="importmap">` and its end. */
  text: string;
  /** The text's hash as `script-src` takes it: `'sha256-…'`. */
  policy: string;
}

/** Beside an element, what a page may load: the words for its author. */
const entry = /^(?:footlight-[\w-]+|page-notes)\.js$/;
const imported = /["']\.{1,2}\/([\w./-]+\.js)["']/g;

/**
 * An import map with the hash of every file that elements on a partner's page may load.
 *
 * @param folder where the release lies
 * @param origin the tenant's own site
 * @param elements the tags that the page has; all of them when absent
 */
export async function pinnedModules(folder: string, { name, files }: KeptRelease, origin: string, elements?: readonly string[]): Promise<PinnedModules> {
  const queue = Object.keys(files).filter((file) => entry.test(file) && (!elements || file === 'page-notes.js' || elements.includes(file.replace('.js', ''))));
  const found = new Set<string>();
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (found.has(file)) continue;
    found.add(file);
    const names = [...(await readFile(join(folder, file), 'utf8')).matchAll(imported)].map(([, path = '']) => (path.startsWith('chunks/') ? path : `chunks/${path}`));
    queue.push(...names.filter((path) => path in files));
  }
  const integrity = Object.fromEntries([...found].sort().map((file) => [`${origin}/embed/${name}/${file}`, files[file]?.integrity]));
  const text = JSON.stringify({ integrity });
  return { text, policy: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

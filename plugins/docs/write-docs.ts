import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rollup';
import { compressFile } from '../compress-files.ts';
import { buildSite } from './build-site.ts';

/** Writes the documentation's site, compressed as the scripts are. Runs when the elements' manifest is there. */
export function writeDocs(to: string): Plugin {
  return {
    name: 'write-docs',
    async writeBundle() {
      const { files } = await buildSite();
      await rm(to, { recursive: true, force: true });
      for (const [name, content] of Object.entries(files)) {
        const path = join(to, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
        if (/\.(?:html|css|js|json|svg)$/.test(name)) await compressFile(path);
      }
    },
  };
}

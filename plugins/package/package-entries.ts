import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'rollup';

const PREFIX = '\0entry:';
const CONTRACTS = 'entry:contracts';

/** The names of all elements: `player`, `carousel-row` … */
export const elementNames: readonly string[] = readdirSync('widgets')
  .map((name) => /^footlight-([\w-]+)\.tsx$/.exec(name)?.[1])
  .filter((name) => name !== undefined);

/** The package's entries by their file's name: all elements, each by itself, and React's components. */
export const packageInput: Readonly<Record<string, string>> = {
  load: 'widgets/package/load.ts',
  react: 'widgets/package/react/components.ts',
  ...Object.fromEntries(elementNames.map((name) => [name, `entry:${name}`])),
};
export const contractsInput: Readonly<Record<string, string>> = { contracts: CONTRACTS };

/** Entries that nobody has to write: one for each element, and one for all contracts, of which the sources keep no list. */
export function packageEntries(): Plugin {
  return {
    name: 'package-entries',
    resolveId: (source) => (source.startsWith('entry:') ? `${PREFIX}${source.slice('entry:'.length)}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      return id === `\0${CONTRACTS}` ? contractFiles().map((file) => `export * from ${JSON.stringify(resolve(file))};`).join('\n') : elementEntry(id.slice(PREFIX.length));
    },
  };
}

const elementEntry = (name: string): string => `import { loadElement } from ${JSON.stringify(resolve('widgets/package/load-element.ts'))};
export const load = (options) => loadElement(options, () => import(${JSON.stringify(resolve(`widgets/footlight-${name}.tsx`))}));
`;

/** Every contract's file, in the order of its path. */
export function contractFiles(): string[] {
  return readdirSync('src/contracts', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).map((name) => `src/contracts/${name.replaceAll('\\', '/')}`).sort();
}

const element = /\/widgets\/(footlight-[\w-]+)\.tsx$/;

/** What the package's entries do not take in: the elements, which lie beside, and what a page's own build brings. */
export const packageExternal = (id: string): boolean => element.test(id) || /^(?:react|zod)(?:\/|$)/.test(id);
export const packagePaths = (id: string): string => id.replace(/^.*\/widgets\/(footlight-[\w-]+)\.tsx$/, './elements/$1.js');

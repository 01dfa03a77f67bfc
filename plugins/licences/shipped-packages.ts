import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Code that Rollup's own plugins add. */
const HELPERS: Readonly<Record<string, string>> = { '\0commonjsHelpers.js': 'node_modules/@rollup/plugin-commonjs' };
/** What is published as one file carries its dependencies in it. */
const PUBLISHED_WHOLE = /\/node_modules\/dashjs\/dist\//;
/** hls.js names what it carries as what it is built with. */
const IN_HLS = ['eventemitter3', 'url-toolkit', '@svta/cml-id3', '@svta/cml-utils'];
const HLS_WHOLE = /\/node_modules\/hls\.js\/dist\//;
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * The packages whose code a module brings.
 *
 * @param id a module as Rollup names it: a path, with marks of plugins around it
 * @returns folders; none for code of our own
 */
export function packagesOfModule(id: string): string[] {
  if (HELPERS[id]) return [HELPERS[id]];
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  const folder = PACKAGE.exec(path)?.[1];
  if (folder === undefined) return [];
  if (HLS_WHOLE.test(path)) return [folder, ...IN_HLS.map((name) => installed(name, folder))];
  return PUBLISHED_WHOLE.test(path) ? withDependencies(folder) : [folder];
}

/** A package and, to the last, everything that it depends on. */
function withDependencies(folder: string): string[] {
  const found = new Set<string>();
  const queue = [folder];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (found.has(next)) continue;
    found.add(next);
    const from = next;
    const { dependencies, peerDependencies } = descriptionOf(from);
    queue.push(...Object.keys({ ...dependencies, ...peerDependencies }).map((name) => installed(name, from)));
  }
  return [...found];
}

const descriptionOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };

/** Where Node finds a package from another. @throws when it is nowhere */
function installed(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return place;
  }
  throw new Error(`${name}, which ${from} needs, is not installed.`);
}

/** The folders of the typefaces that tenants' pages and papers are set in: the platform hands them out from their packages. */
export function typefaces(): string[] {
  const { dependencies = {} } = descriptionOf('.');
  return Object.keys(dependencies).filter((name) => name.startsWith('@fontsource')).map((name) => join('node_modules', name));
}

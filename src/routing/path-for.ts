import type { Destination } from './destination.ts';
import { pathsOf, type PathSet } from './path-sets/path-set.ts';
import { pathSetOf, type CountryCode } from './path-sets/path-set-of.ts';

/**
 * The path of a destination, from the root of the deployment.
 *
 * The types ask for every required parameter. One that is empty at run time has no address and leads to the root, so that a
 * broken card does not take its row down; `.` and `..` count as empty, since browsers resolve them, encoded or not.
 *
 * A value may spell a fixed word of another route (an event called "Watch together"): an optional one is then left out, a required
 * one has no address.
 *
 * @source spec 1 §2.1; chosen: the encoding and the root as a fallback, as the spec gives neither
 */
export function pathFor(destination: Destination, countryCode?: CountryCode): string {
  const set = pathSetOf(countryCode);
  const params: Record<string, string | undefined> = destination.params ?? {};
  const written: string[] = [];
  let template = '';
  for (const part of pathsOf(set, destination.name)[0].split('/').slice(1)) {
    const parameter = /^\{(\w+)(\?)?\}$/.exec(part);
    const value = parameter ? params[parameter[1]!] : part;
    const isWritten = value !== undefined && value !== '' && !/^\.\.?$/.test(value) && !(parameter && isFixedWord(set, `${template}/${value}`));
    if (isWritten) written.push(encodePart(value));
    else if (parameter && !parameter[2]) return '/';
    template += `/${part}`;
  }
  return `/${written.join('/')}${queryOf(destination.query)}${hashOf(destination.hash)}`;
}

const beginnings = new WeakMap<PathSet, ReadonlySet<string>>();

/** Whether a path of the set goes on like this, its parameters in braces. */
function isFixedWord(set: PathSet, template: string): boolean {
  const known = beginnings.get(set) ?? beginningsOf(set);
  beginnings.set(set, known);
  return known.has(template);
}

/** Every way that a path of the set begins, with its optional parameters and without; found once, since a guide writes hundreds of paths. */
function beginningsOf(set: PathSet): ReadonlySet<string> {
  const paths = Object.values(set).flat().flatMap((path) => [path, path.replace(/\/\{\w+\?\}/g, '')]);
  return new Set(paths.flatMap((path) => path.split('/').map((_part, at, parts) => parts.slice(0, at + 1).join('/'))));
}

/** The fragment as an address bar holds it, with its `#`; anything else is encoded. */
function hashOf(hash: string = ''): string {
  return hash === '' || /^#[\w\-.~!$&'()*+,;=:@/?%]*$/.test(hash) ? hash : `#${encodePart(hash.replace(/^#/, ''))}`;
}

function queryOf(query: Destination['query'] = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A lone surrogate cannot be encoded: it becomes the replacement character. */
function encodePart(value: string): string {
  return encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

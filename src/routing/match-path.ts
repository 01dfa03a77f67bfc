import type { RouteName } from './route-names.ts';
import type { RouteParams } from './route-params.ts';
import { pathsOf, type PathSet } from './path-sets/path-set.ts';
import { pathSetOf, type CountryCode } from './path-sets/path-set-of.ts';

/** The route of a path, with its decoded parameters. */
export type PathMatch = { [N in RouteName]: { name: N; params: RouteParams<N> } }[RouteName];

interface Pattern {
  name: RouteName;
  /** `{id}` stands for a parameter, anything else for itself. */
  parts: string[];
}

const patternsOfSets = new WeakMap<PathSet, Pattern[]>();

/**
 * The route of a path; undefined for a path of no route.
 *
 * Fixed words come before parameters: `/login/magic-link` is never a provider. A trailing slash is ignored.
 *
 * @param pathname as the location holds it, encoded or not, without query
 */
export function matchPath(pathname: string, countryCode?: CountryCode): PathMatch | undefined {
  return matchInSet(pathname, pathSetOf(countryCode));
}

/** The route of a path in one path set. */
export function matchInSet(pathname: string, set: PathSet): PathMatch | undefined {
  const parts = decodedParts(pathname);
  if (!parts) return undefined;
  for (const pattern of patternsOf(set)) {
    const params = readParts(parts, pattern.parts);
    // A path that fits a route's template has that route's parameters.
    if (params) return { name: pattern.name, params } as PathMatch;
  }
  return undefined;
}

/** Undefined without a leading slash, with empty segments, or with invalid percent-encoding. */
function decodedParts(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const trimmed = pathname.replace(/\/$/, '').slice(1);
  if (trimmed === '') return pathname === '/' ? [] : undefined;
  try {
    const parts = trimmed.split('/').map(decodeURIComponent);
    return parts.includes('') ? undefined : parts;
  } catch {
    return undefined;
  }
}

function readParts(parts: string[], pattern: string[]): Record<string, string> | undefined {
  if (parts.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index]!;
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}

/** All patterns of a set, fixed segments before parameters. */
function patternsOf(set: PathSet): Pattern[] {
  const known = patternsOfSets.get(set);
  if (known) return known;
  const names = Object.keys(set) as RouteName[];
  const all = names.flatMap((name) =>
    pathsOf(set, name).flatMap((path) => shapesOf(path.split('/').filter(Boolean)).map((parts) => ({ name, parts }))),
  );
  const sorted = all.sort((a, b) => rankOf(a.parts).localeCompare(rankOf(b.parts)));
  patternsOfSets.set(set, sorted);
  return sorted;
}

/** The variants of a path with and without each optional parameter. */
function shapesOf(parts: string[]): string[][] {
  const [first, ...rest] = parts;
  if (first === undefined) return [[]];
  const tails = shapesOf(rest);
  const withFirst = tails.map((tail) => [first.replace('?', ''), ...tail]);
  return first.endsWith('?}') ? [...withFirst, ...tails] : withFirst;
}

/** Sort key: fixed segments before parameters, from the left. */
function rankOf(parts: string[]): string {
  return parts.map((part) => (part.startsWith('{') ? '1' : '0')).join('');
}

import type { RouteName } from '../route-names.ts';

/**
 * How one deployment spells every route.
 *
 * Parameters stand in braces and `?` marks optional ones. Where a route has several paths, the first is written and all are read.
 */
export type PathSet = Readonly<Record<RouteName, string | readonly [string, ...string[]]>>;

/** The paths of a route, the written one first. */
export function pathsOf(set: PathSet, name: RouteName): readonly [string, ...string[]] {
  const paths = set[name];
  return typeof paths === 'string' ? [paths] : paths;
}

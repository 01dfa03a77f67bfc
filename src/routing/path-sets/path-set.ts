import type { RouteName } from '../route-names.ts';

/**
 * The paths of every route in one deployment.
 *
 * Parameters stand in braces and `?` marks optional ones. Of several paths the first is written and all are matched.
 */
export type PathSet = Readonly<Record<RouteName, string | readonly [string, ...string[]]>>;

/** The paths of a route, the one to write first. */
export function pathsOf(set: PathSet, name: RouteName): readonly [string, ...string[]] {
  const paths = set[name];
  return typeof paths === 'string' ? [paths] : paths;
}

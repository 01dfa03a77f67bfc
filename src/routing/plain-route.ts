import { defaultPaths } from './path-sets/default.ts';
import { pathsOf } from './path-sets/path-set.ts';
import type { RouteName } from './route-names.ts';
import type { PlainRoute } from './route-params.ts';

/** Whether a name from an answer of the platform is a route that needs no parameters. */
export function isPlainRoute(name: string): name is PlainRoute {
  return Object.hasOwn(defaultPaths, name) && !/\{\w+\}/.test(pathsOf(defaultPaths, name as RouteName)[0]);
}

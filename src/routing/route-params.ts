import type { defaultPaths } from './path-sets/default.ts';
import type { RouteName } from './route-names.ts';

type Paths = typeof defaultPaths;
/** The written path of a route: the first where it has several. */
type Template<N extends RouteName> = Paths[N] extends readonly [infer First, ...unknown[]] ? First : Paths[N];
/** What stands in braces in a template, with its `?`. */
type Braces<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braces<Rest> : never;
type Required<B> = B extends `${string}?` ? never : B & string;
type Optional<B> = B extends `${infer Name}?` ? Name : never;

/**
 * The parameters of a route as its path template names them: `RouteParams<'vod'>` is `{ eventId: string; eventTitle?: string }`.
 *
 * Every path set has the parameters of the default one; a test compares them.
 */
export type RouteParams<N extends RouteName> = [Braces<Template<N>>] extends [never]
  ? Record<string, never>
  : { [K in Required<Braces<Template<N>>>]: string } & { [K in Optional<Braces<Template<N>>>]?: string };

/** Routes without required parameters. */
export type PlainRoute = { [N in RouteName]: {} extends RouteParams<N> ? N : never }[RouteName];

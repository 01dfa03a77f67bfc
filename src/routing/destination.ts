/**
 * A place to go, as a value: which route, with which parameters and query.
 *
 * @source design/architecture.md "Navigation is a value"
 */
export interface Destination {
  name: RouteName;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** Names of routes, as the route table spells them. @source spec 1 §2.1, spec 3 §2 */
export type RouteName = string;

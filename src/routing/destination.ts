import type { RouteName } from './route-names.ts';
import type { PlainRoute, RouteParams } from './route-params.ts';

export type { RouteName };

/** State of a visit that is not part of its address. @source spec 1 §2.3 */
export interface NavigationState {
  /** The content that led here is granted on sign-in. */
  accessGrantedOnSignIn?: boolean;
  /** The page that led here, which the navigator fills in at the click. */
  entryPage?: string;
  /** That page's fragment, with its `#`. */
  hash?: string;
}

interface Visit {
  query?: Record<string, string>;
  /** With its `#`, such as `#search=ring`. */
  hash?: string;
  state?: NavigationState;
}

/** A destination of any route, as events and logs carry it: its parameters are not checked against the route. */
export interface AnyDestination extends Visit {
  name: RouteName;
  params?: Record<string, string | undefined>;
}

/** A destination of one route. Parameters that its path requires must be given. */
export type DestinationTo<N extends RouteName> = Visit &
  (N extends PlainRoute ? { name: N; params?: RouteParams<N> } : { name: N; params: RouteParams<N> });

/**
 * A route with its parameters and query.
 *
 * @source design/architecture.md "Navigation is a value"
 */
export type Destination = { [N in RouteName]: DestinationTo<N> }[RouteName] | (Visit & { name: PlainRoute; params?: never });

import type { RouteName } from './route-names.ts';

export type { RouteName };

/** What travels with a visit but is no part of its address. @source spec 1 §2.3 */
export interface NavigationState {
  /** The page that asked is free for members. */
  accessGrantedOnSignIn?: boolean;
  /** Where the viewer came from. */
  entryPage?: string;
  hash?: string;
}

/**
 * A place to go, as a value: which route, with which parameters and query.
 *
 * @source design/architecture.md "Navigation is a value"
 */
export interface Destination {
  name: RouteName;
  params?: Record<string, string>;
  query?: Record<string, string>;
  state?: NavigationState;
}

import type { Destination } from '../routing/destination.ts';

/** Where links lead and who follows them: history on the site, a cancelable event in a widget, an array in tests. */
export interface Navigator {
  /** The whole address, for a real link. */
  hrefOf(destination: Destination): string;
  /**
   * Offers a plain click.
   *
   * @returns true when somebody took it; the caller then keeps the browser from following the link
   */
  go(destination: Destination): boolean;
}

import type { Destination } from '../routing/destination.ts';

/** Resolves and follows links: history on the site, a cancelable event in a widget, an array in tests. */
export interface Navigator {
  /** The whole address, for a real link. */
  hrefOf(destination: Destination): string;
  /**
   * Offers a plain click.
   *
   * @returns true when it was taken; the caller then prevents the browser from following the link
   */
  go(destination: Destination): boolean;
  /** How long a list of the page that is shown now was when the page was left; none where pages are not come back to. */
  keptLength?(name: string): KeptLength;
}

/** The length of one list of one page of the history. */
export interface KeptLength {
  /** 0 where the page is new. */
  length(): number;
  keep(length: number): void;
}

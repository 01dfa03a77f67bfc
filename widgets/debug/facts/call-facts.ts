/** One call of the platform, without what was asked or answered. */
export interface CallFacts {
  /** A call's name where it goes through the session frame, else its path. */
  endpoint: string;
  way: 'session frame' | 'page';
  /** HTTP status, `ok`, or the code of its failure; empty where the browser does not say. */
  status: string;
  /** How long it took, in milliseconds. */
  ms: number;
  /** Whether the browser's cache answered; undefined where that is not told. */
  cached: boolean | undefined;
}

/** What a browser does with passkeys. It rejects with an `Error` whose name says why. */
export interface Authenticator {
  /** Makes a key. @param options of the platform */
  create(options: object): Promise<object>;
  /** Signs by a key. @param isOffered in the list of a field that the viewer fills in, instead of a window of the browser */
  get(options: object, isOffered: boolean): Promise<object>;
  /** Ends what is asked for. */
  stop(): void;
}

/** A viewer who closed the browser's window, or another request that took its place: nothing has failed. */
export const isGivenUp = (failure: unknown): boolean => failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);

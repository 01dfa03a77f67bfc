/** Several runs of one piece of work, of which only the newest counts. */
export interface Latest {
  /** Starts a run and aborts the one before it. @returns aborted as soon as a newer run starts, or the work ends */
  begin(): AbortSignal;
  /** The newest run, for work that belongs to it and does not supersede it. */
  readonly current: AbortSignal;
  /** Aborts the newest run and starts none. */
  end(): void;
}

/**
 * Only the newest answer counts.
 *
 * ```ts
 * const run = runs.begin();
 * const answer = await client.call(…);
 * if (!run.aborted) state.value = answer;
 * ```
 */
export function latest(): Latest {
  let newest = new AbortController();
  return {
    begin() {
      newest.abort();
      newest = new AbortController();
      return newest.signal;
    },
    get current() {
      return newest.signal;
    },
    end: () => newest.abort(),
  };
}

/** Receives each part of an answer that was left out or read as unknown: the contract's field, and what was found there. */
export type Reporter = (place: string, found: string) => void;

const warned = new Set<string>();

/** Warns once for each place and finding. */
let reporter: Reporter = (place, found) => {
  const text = `footlight: ${place}: ${found}`;
  if (warned.has(text)) return;
  warned.add(text);
  (globalThis as { console?: { warn(text: string): void } }).console?.warn(text);
};

/** Reports a part of an answer that was left out or read as unknown. */
export function report(place: string, found: string): void {
  reporter(place, found);
}

/**
 * Sends reports elsewhere: a page to its own logs, the reference platform to a failed check of its answers.
 *
 * @returns the previous reporter, to be restored
 */
export function setReporter(next: Reporter): Reporter {
  const before = reporter;
  reporter = next;
  return before;
}

/**
 * How long after the last key a query is asked, in milliseconds.
 *
 * @source spec 1 §5 "a query of 1 to 2 characters fires a request after 2 seconds of quiet; 3 or more characters after 1 second; an empty query fires at once"
 */
export function searchWaitMs(query: string): number {
  const { length } = [...query.trim()];
  return length === 0 ? 0 : length <= 2 ? 2000 : 1000;
}

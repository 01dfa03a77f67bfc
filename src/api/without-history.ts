/** What says how far a viewer came, wherever it stands in an answer. */
const historyField = 'watchProgress';

/**
 * An answer without what its viewer watched: for a partner whose grants do not name the scope `history`.
 *
 * @param answer JSON
 */
export function withoutHistory(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutHistory);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).flatMap(([name, value]) => (name === historyField ? [] : [[name, withoutHistory(value)]])));
}

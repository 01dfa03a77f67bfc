/** chosen: no call of the contract nests deeper than ten */
const deepest = 40;

/** NUL, which PostgreSQL keeps in no text, and halves of characters, which it keeps in no JSON. */
const isText = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

/** Whether a value from outside, with all its names and texts, can be kept in the database. */
export function isStorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: found, depth } = next;
    if (typeof found === 'string' && !isText(found)) return false;
    if (typeof found !== 'object' || found === null || Buffer.isBuffer(found)) continue;
    if (depth === deepest) return false;
    for (const [name, inner] of Object.entries(found)) {
      if (!isText(name)) return false;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

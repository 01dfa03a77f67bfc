/** Longest text that a tenant's pattern is run over. */
const LONGEST = 100;
const LONGEST_PATTERN = 300;

/**
 * Whether the whole text matches a tenant's pattern.
 *
 * A pattern that is no pattern, or that could take for ever, refuses nothing: its tenant's viewers must get past the field.
 *
 * @source spec 3 §3 "regex", §5
 */
export function matchesPattern(pattern: string, text: string): boolean {
  if (text.length > LONGEST) return false;
  if (pattern.length > LONGEST_PATTERN || mayTakeForEver(pattern)) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

/**
 * Patterns whose work grows faster than the square of the text.
 *
 * chosen: a repeated group that repeats or chooses inside, a reference back, or more than two repetitions without an end
 */
function mayTakeForEver(pattern: string): boolean {
  const plain = pattern.replace(/\\[^1-9k]/gu, 'x').replace(/\[(?:[^\]\\]|\\.)*\]/gu, 'x');
  if (/\\[1-9k]/u.test(plain)) return true;
  const endless = plain.match(/[*+]|\{\d+,\}/gu)?.length ?? 0;
  const repeatsGroup = /\)(?:[*+]|\{)/u.test(plain);
  return endless > 2 || (repeatsGroup && (/\{\d*,\d*\}|\||\?/u.test(plain) || endless > 0));
}

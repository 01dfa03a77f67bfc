/** Several measurements of one thing. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @param numbers at least one */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
  return { median, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN };
}

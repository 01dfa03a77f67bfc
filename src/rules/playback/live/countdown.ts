export interface CountdownPart {
  unit: 'day' | 'hour' | 'minute' | 'second';
  value: number;
}

const lengths = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]] as const;

/**
 * The parts of a countdown, from the largest that counts down to seconds.
 *
 * @param left milliseconds
 * @returns empty when the moment has come
 */
export function countdownOf(left: number): CountdownPart[] {
  let seconds = Math.ceil(left / 1000);
  if (seconds <= 0) return [];
  const parts = lengths.map(([unit, length]) => {
    const value = Math.floor(seconds / length);
    seconds -= value * length;
    return { unit, value };
  });
  return parts.slice(Math.min(2, parts.findIndex(({ value }) => value > 0)));
}

/** Milliseconds. chosen: the platform may open its doors a little after its clock; viewers of one event do not ask in one moment. */
const ASK = { spread: 2000, again: 5000, longest: 2 ** 31 - 1 };

/**
 * How long to wait until it is asked whether a title can be watched now.
 *
 * @param left milliseconds until its scheduled start; negative after it
 * @param chance 0–1; spreads the viewers of one event
 */
export function waitForStart(left: number, chance: number): number {
  return left > 0 ? Math.min(left + chance * ASK.spread, ASK.longest) : ASK.again;
}

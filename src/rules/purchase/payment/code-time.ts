import type { LabelKey } from '../../realm/fallback-texts.ts';

/** How long a code may still be paid. @param left milliseconds; none is left below 0 @returns whole minutes, and the seconds beside them */
export function codeTimeLeft(left: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.ceil(left / 1000));
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** Milliseconds, the last one first. */
const moments = [[0, 'codeOver'], [60_000, 'codeOneMinute'], [5 * 60_000, 'codeFiveMinutes']] as const satisfies [number, LabelKey][];

/** What is said aloud of the time that is left. chosen: two moments and the end, since a timer that speaks each second hides everything else */
export const codeMomentKey = (left: number): LabelKey | undefined => moments.find(([from]) => left <= from)?.[1];

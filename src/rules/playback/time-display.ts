import { clockTimeOf } from './playback-time.ts';

/** What the time beside the timeline says; a press goes to the next. @source design/player.md "elapsed / remaining / wall-clock time" */
export const timeModes = ['elapsed', 'remaining', 'ends'] as const;
export type TimeMode = (typeof timeModes)[number];

/** The mode after this one. @param mode anything else starts with the first */
export const nextTimeMode = (mode: TimeMode): TimeMode => timeModes[(timeModes.indexOf(mode) + 1) % timeModes.length] ?? 'elapsed';

export const timeModeOf = (kept: string | undefined): TimeMode => timeModes.find((mode) => mode === kept) ?? 'elapsed';

/** Where a title stands. */
interface Standing {
  /** Seconds. */
  position: number;
  /** Seconds. */
  duration: number;
  rate: number;
  /** Epoch milliseconds. */
  now: number;
}

/** How much is left, as `-1:05`; a faster rate does not change it, as it is the title's own time. */
export const remainingTimeOf = ({ position, duration }: Standing): string => `-${clockTimeOf(Math.ceil(Math.max(0, duration - position) - 0.01), duration >= 3600)}`;

/** The time of day at which the title ends when it plays on, at its rate. */
export function endTimeOf({ position, duration, rate, now }: Standing, locale: string): string {
  const end = now + (Math.max(0, duration - position) / rate) * 1000;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(end);
}

import type { CallFailure } from '../../contracts/wire/call-failure.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** Statuses of a platform that may be asked again later: too many requests, or not able to answer now. */
const later = [429, 503];

/**
 * How long a form waits before it may be sent again, because the platform asked for it.
 *
 * @returns milliseconds; undefined when it may be sent at once
 */
export function retryWaitMs({ status, retryAfterMs }: Pick<CallFailure, 'status' | 'retryAfterMs'>): number | undefined {
  return later.includes(status) && retryAfterMs ? retryAfterMs : undefined;
}

/** The line of a wait, with what its placeholders stand for. */
export interface WaitLine {
  labelKey: LabelKey;
  values: Record<string, number>;
}

/** chosen: up to two minutes are counted in seconds, what is longer in minutes */
const mostSeconds = 120;

/** How long there is still to wait, in words. A part of a second or minute counts whole. */
export function waitLine(leftMs: number): WaitLine {
  const seconds = Math.ceil(leftMs / 1000);
  return seconds <= mostSeconds
    ? { labelKey: 'tooManyAttemptsSeconds', values: { seconds } }
    : { labelKey: 'tooManyAttemptsMinutes', values: { minutes: Math.ceil(seconds / 60) } };
}

import type * as z from 'zod/mini';
import { readBy } from './read-by.ts';
import { report } from './report.ts';

/**
 * One of the values that this build knows; any other text is reported and becomes the unknown value.
 *
 * A platform may be newer than the page that reads it: a value that is added must not break what stands beside it. What is
 * no text is refused. Input contracts take `z.enum`: a caller hears of its mistake.
 *
 * @param place the contract and its field, for the report
 * @param unknown what another value becomes; a known one where that is the safe reading
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends string, const U extends string = 'UNKNOWN'>(
  place: string, values: readonly V[], unknown: U = 'UNKNOWN' as U,
): z.ZodMiniType<V | U, V> {
  return readBy((value: V) => {
    if (typeof value !== 'string') return undefined;
    if (values.includes(value)) return value;
    // An unknown value that crossed a bridge was reported on its other side.
    if (value as string !== unknown) report(place, `unknown value ${value as string}`);
    return unknown;
  });
}

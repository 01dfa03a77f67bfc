import type * as z from 'zod/mini';
import { readBy } from './read-by.ts';
import { report } from './report.ts';

/**
 * One of the values that this build knows; any other text is reported and becomes the unknown value.
 *
 * A platform may be newer than the page, and a new value must not break the fields beside it. A value that is not text is
 * refused. Input contracts use `z.enum`, so that a caller is told of a bad value.
 *
 * @param place the contract and its field, for the report
 * @param unknown what any other value becomes; one of `values` where that is the safe reading
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends string, const U extends string = 'UNKNOWN'>(
  place: string, values: readonly V[], unknown: U = 'UNKNOWN' as U,
): z.ZodMiniType<V | U, V> {
  return readBy((value: V) => {
    if (typeof value !== 'string') return undefined;
    if (values.includes(value)) return value;
    // A value that crossed the bridge as unknown was reported on the other side.
    if (value as string !== unknown) report(place, `unknown value ${value as string}`);
    return unknown;
  });
}

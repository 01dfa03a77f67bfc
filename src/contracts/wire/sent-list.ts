import * as z from 'zod/mini';

/** A list of an input contract, with its greatest count. */
// @__NO_SIDE_EFFECTS__
export function sentList<T extends z.ZodMiniType>(item: T, most: number): z.ZodMiniArray<T> {
  return z.array(item).check(z.maxLength(most));
}

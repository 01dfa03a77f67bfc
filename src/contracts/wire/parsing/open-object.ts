import * as z from 'zod/mini';

/**
 * An object that keeps fields which this build does not know.
 *
 * Its type names the known ones alone, so that a misspelled field does not compile.
 */
// @__NO_SIDE_EFFECTS__
export function openObject<const S extends z.core.$ZodLooseShape>(shape: S): z.ZodMiniObject<S, z.core.$strip> {
  return z.looseObject(shape) as z.ZodMiniObject<S, z.core.$strip>;
}

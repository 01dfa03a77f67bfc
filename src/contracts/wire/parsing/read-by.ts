import * as z from 'zod/mini';

/** A schema made of a reading function; what the function reads as undefined is refused. */
// @__NO_SIDE_EFFECTS__
export function readBy<O, I>(read: (value: I) => O | undefined): z.ZodMiniType<O, I> {
  return z.transform((value: I, context) => {
    const found = read(value);
    if (found === undefined) context.issues.push({ code: 'custom', input: value });
    return found as O;
  });
}

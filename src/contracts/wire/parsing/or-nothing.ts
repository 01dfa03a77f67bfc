import * as z from 'zod/mini';

/** What only adorns an answer: absent, and also where it cannot be read, since that must not cost the fields beside it. */
// @__NO_SIDE_EFFECTS__
export function orNothing<T extends z.ZodMiniType>(schema: T): z.ZodMiniOptional<z.ZodMiniType<z.output<T> | undefined, z.input<T>>> {
  return z.optional(z.transform((found: z.input<T>): z.output<T> | undefined => z.safeParse(schema, found).data));
}

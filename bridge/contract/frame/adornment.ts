import * as z from 'zod/mini';
import { languagePattern } from './language.ts';
import { offeredTokens } from './theme-tokens.ts';

/** What a host may say beside the rest, and a part that does not fit is left out: it must not cost the host its answer. */
// @__NO_SIDE_EFFECTS__
export function ifItFits<T extends z.ZodMiniType>(part: T): z.ZodMiniOptional<z.ZodMiniType<z.output<T> | undefined, z.input<T>>> {
  return z.optional(z.transform((given: z.input<T>): z.output<T> | undefined => z.safeParse(part, given).data));
}

/** How a frame looks and speaks, as its host wants it. */
export const adornment = {
  tokens: ifItFits(offeredTokens),
  locale: ifItFits(z.string().check(z.regex(languagePattern))),
  direction: ifItFits(z.enum(['ltr', 'rtl'])),
};
export type Adornment = z.output<z.ZodMiniObject<typeof adornment>>;

import * as z from 'zod/mini';
import { languagePattern } from './language.ts';
import { offeredTokens } from './theme-tokens.ts';

/** How a frame looks and speaks, as its host wants it. A part that does not fit is left out: it must not cost the host its answer. */
export const adornment = {
  tokens: z.catch(z.optional(offeredTokens), undefined),
  locale: z.catch(z.optional(z.string().check(z.regex(languagePattern))), undefined),
  direction: z.catch(z.optional(z.enum(['ltr', 'rtl'])), undefined),
};
export type Adornment = z.output<z.ZodMiniObject<typeof adornment>>;

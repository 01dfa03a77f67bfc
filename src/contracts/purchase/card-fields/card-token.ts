import * as z from 'zod/mini';

/** A card in its provider's keeping, for one use. */
export const cardToken = z.object({ token: z.string(), cardType: z.string(), last4Digits: z.string() });

import * as z from 'zod/mini';

/** Words of the platform: a label key of its own, and the text to show without it. */
export const words = { labelKey: z.optional(z.string()), text: z.string() };

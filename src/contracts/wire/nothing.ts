import * as z from 'zod/mini';

/** An input or answer without fields. */
export const nothing = z.object({});

import * as z from 'zod/mini';

/** An input or answer that carries nothing. */
export const nothing = z.object({});

import * as z from 'zod/mini';

/** A place or a length in the media, in seconds: finite, never below zero. */
export const finiteSeconds = z.number().check(z.gte(0), z.lte(1e9));

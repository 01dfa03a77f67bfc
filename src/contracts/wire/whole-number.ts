import * as z from 'zod/mini';

/** A number without a fraction, within what a number holds exactly. */
export const wholeNumber = z.number().check(z.refine(Number.isSafeInteger));

import * as z from 'zod/mini';

/** The query parameter by which a page learns that a form was posted to it: a reference that is good once. chosen: the spec names none */
export const postedParameter = 'posted';

/** The fields of that form. */
export const postedFields = z.record(z.string(), z.string());
export type PostedFields = z.output<typeof postedFields>;

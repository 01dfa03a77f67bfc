import * as z from 'zod/mini';

/** The body of a refused call. @source design/platform.md "Errors"; spec 2 §8 (details.missingFields), spec 1 §8 (licences thrown) */
export const apiErrorBody = z.object({
  code: z.string(),
  messages: z._default(z.array(z.string()), []),
  details: z.optional(
    z.object({
      licences: z.optional(z.array(z.string())),
      missingFields: z.optional(z.array(z.string())),
      field: z.optional(z.string()),
      /** Where the request comes from, ISO 3166 alpha-2; of a title that is not shown there. */
      country: z.optional(z.string()),
    }),
  ),
});
export type ApiErrorBody = z.output<typeof apiErrorBody>;

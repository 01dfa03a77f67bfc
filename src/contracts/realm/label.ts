import * as z from 'zod/mini';

/** The words of a locale, by key. Text, never markup. @source spec 1 §7 "GET /api/v2/label" */
export const labelSet = z.object({
  default_locale: z.string(),
  selected_locale: z.string(),
  translations: z.record(z.string(), z.string()),
});
export type LabelSet = z.output<typeof labelSet>;

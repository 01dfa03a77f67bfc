import * as z from 'zod/mini';

/** How to ask for the next page: `lastSeen` is sent back unchanged. @source spec 1 §3, §7 */
export const paging = z.object({
  lastSeen: z.optional(z.string()),
  moreDataAvailable: z.boolean(),
});
export type Paging = z.output<typeof paging>;

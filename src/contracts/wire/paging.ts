import * as z from 'zod/mini';

/** Where a list goes on. `lastSeen` is sent back as it came. @source spec 1 §3, §7 */
export const paging = z.object({
  lastSeen: z.optional(z.string()),
  moreDataAvailable: z.boolean(),
});
export type Paging = z.output<typeof paging>;

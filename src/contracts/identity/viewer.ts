import * as z from 'zod/mini';

/** Who is watching: the facts that may leave the platform's origin. @source design/architecture.md "The session frame tells" */
export const viewer = z.object({
  who: z.enum(['guest', 'member']),
  displayName: z.optional(z.string()),
  profileType: z.optional(z.enum(['adult', 'child'])),
});
export type Viewer = z.output<typeof viewer>;

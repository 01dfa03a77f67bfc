import * as z from 'zod/mini';

/**
 * Who is watching: the facts that may leave the platform's origin.
 *
 * @source design/architecture.md "The session frame tells"; chosen: `id`, so that two profiles of one name differ
 */
export const viewer = z.object({
  who: z.enum(['guest', 'member']),
  /** Opaque: neither an account id nor an e-mail can be computed from it. Absent when the platform names no viewers. */
  id: z.optional(z.string()),
  displayName: z.optional(z.string()),
  profileType: z.optional(z.enum(['adult', 'child'])),
  /** Only what is for all ages is shown to this profile, and nothing is sold to it. Absent otherwise. */
  restricted: z.optional(z.literal(true)),
  /** A guest who was a member until the platform ended the session: what they miss is a sign-in, not a plan. */
  sessionEnded: z.optional(z.literal(true)),
});
export type Viewer = z.output<typeof viewer>;

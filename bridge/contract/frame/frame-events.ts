import * as z from 'zod/mini';
import type { EventShape } from '../event-shape.ts';

const name = z.string().check(z.maxLength(200));
const contentId = z.string().check(z.maxLength(100));
const profileType = z.enum(['adult', 'child']);

/** Who is watching, as far as a host page may know. Never a token, an account id or an e-mail. */
export const sessionSummary = z.object({
  who: z.enum(['guest', 'member']),
  /** Opaque id of the viewer in this realm, so that two viewers of one name differ. */
  id: z.optional(z.string().check(z.maxLength(64))),
  displayName: z.optional(name),
  profileType: z.optional(profileType),
  /** A guest who was a member until the session was ended elsewhere: may sign in again. */
  sessionEnded: z.optional(z.literal(true)),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

/** Known subjects, and those of a newer release: a page acts on the ones that it knows. */
const changeSubject = z.custom<'favourites' | 'lists' | 'progress' | 'reminders' | 'entitlements' | 'subscription' | 'live' | (string & {})>(
  (value) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value),
);

/** What became different for this viewer, so that a page refreshes only that. */
export const changeNote = z.object({
  subject: changeSubject,
  ids: z.array(contentId).check(z.maxLength(1000)),
});
export type ChangeNote = z.infer<typeof changeNote>;

/** What every frame of ours can tell a host page, with a player or without. */
export const frameEvents = {
  /** What the page's frame does not allow, by the names of permissions: told once, before anything fails for it. */
  degraded: { data: z.object({ missing: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)) }), pushed: true },
  /** The frame's document goes. */
  destroyed: { data: z.literal(null), pushed: true },
  /** How large the frame's content would like to be, in CSS pixels. */
  resize: { data: z.object({ height: z.number().check(z.gte(0), z.lte(100_000)), width: z.optional(z.number().check(z.gte(0), z.lte(100_000))) }), pushed: true },
  signedin: { data: sessionSummary, pushed: true },
  signedout: { data: z.literal(null), pushed: true },
  signinfailed: { data: z.object({ code: z.string().check(z.maxLength(64)) }), pushed: true },
  /** These licences are the viewer's now. */
  purchased: { data: z.object({ licenceIds: z.array(contentId).check(z.maxLength(1000)) }), pushed: true },
  sessionchange: { data: sessionSummary, pushed: true },
  changed: { data: changeNote, pushed: true },
} as const satisfies Record<string, EventShape>;

import * as z from 'zod/mini';
import { tokens } from '../contracts/identity/tokens.ts';

/**
 * What a browser keeps of a session: one value, so that it is never half written.
 *
 * @source spec 1 §9 "Stored keys: auth token, refresh token"; chosen: both under one key
 */
export const storedSession = z.object({
  /** Rises with every change in this browser: of two values the higher one is the truth. Epoch milliseconds, or more. */
  savedAt: z.number(),
  /** Absent between the end of a session and the guest's tokens. */
  tokens: z.optional(tokens),
  /** A member's session was ended by the platform, and nobody has signed in or out since. */
  hasEnded: z.optional(z.literal(true)),
  /** When a member's licences of partners are read again. Epoch milliseconds. */
  syncDueAt: z.optional(z.number()),
});
export type StoredSession = z.output<typeof storedSession>;

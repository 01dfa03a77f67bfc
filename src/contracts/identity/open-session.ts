import * as z from 'zod/mini';
import { instant } from '../wire/instant.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { sent } from '../wire/sent-text.ts';
import { wholeNumber } from '../wire/whole-number.ts';

/** One sign-in of an account that has not ended. chosen: the fields; never an address of a network */
export const openSession = z.object({
  id: z.string(),
  /** What the browser calls itself; a screen makes a name of it. */
  userAgent: z._default(z.string(), ''),
  startedAt: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  current: z._default(z.boolean(), false),
});
export type OpenSession = z.output<typeof openSession>;

/** The one that asks first, then the latest used. */
export const openSessions = z.object({ sessions: listOf('openSessions.sessions', openSession) });
export const openSessionQuery = z.object({ sessionId: sent('id') });
export const endedSessions = z.object({ ended: wholeNumber });

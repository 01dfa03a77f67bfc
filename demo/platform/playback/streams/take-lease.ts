import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import { streamLeases } from '../../db/tables/player-tables.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { leaseLifeMs } from './stream-lease.ts';

/**
 * Takes the lease of a title for this session, or renews the one that it has: its addresses stay the same.
 *
 * One that is over is not renewed, nor that of another profile: its addresses may have been passed on, so a new one takes its place.
 *
 * @returns its id: 128 random bits
 */
export async function takeLease({ context: { db }, realm: { realm }, user, now }: MemberCaller, { id: contentId }: Pick<ItemRow, 'id'>): Promise<string> {
  const taken = { id: randomBytes(16).toString('base64url'), realm, sessionId: user.sid, accountId: user.id, profileId: user.pro.id, contentId, until: now + leaseLifeMs };
  const goesOn = sql`${streamLeases.until} > ${now} and ${streamLeases.profileId} = excluded.profile_id`;
  const [lease] = await db.insert(streamLeases).values(taken).onConflictDoUpdate({
    target: [streamLeases.sessionId, streamLeases.contentId],
    set: { id: sql`case when ${goesOn} then ${streamLeases.id} else excluded.id end`, profileId: taken.profileId, until: taken.until },
  }).returning({ id: streamLeases.id });
  if (!lease) throw new Error(`no lease of ${contentId} was written`);
  return lease.id;
}

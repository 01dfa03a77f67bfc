import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contentItems, type ItemAccess } from '../../db/tables/catalogue-tables.ts';
import { streamLeases } from '../../db/tables/player-tables.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { entitlements } from '../../db/tables/purchase/purchase-tables.ts';
import { guardOpenSession } from '../../identity/session/ended-session.ts';
import { isNotBegun } from '../../purchase/withdrawal/begin-viewing.ts';
import { isHeldUntil } from '../../purchase/is-held-until.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { batchedRead } from '../../server/state/batched-read.ts';

/** How long a lease is good after it was taken or renewed. chosen: as long as an access token. @source spec 1 §7 "Stream info expires a fixed duration after the request (duration not shown)" */
export const leaseLifeMs = 15 * 60_000;

/** A lease, with what its title asks for and when the account's licences of it end; `access` is null for a title that is gone. */
export interface Lease {
  realm: string;
  accountId: string;
  contentId: string;
  until: number;
  sessionId: string;
  profileId: string;
  access: ItemAccess | null;
  isProtected: boolean;
  /** It is paid for by the view and was not begun; never so for a session in a member's name. */
  isNotBegun: boolean;
  ends: (number | null)[];
}

/** One statement for all media requests that arrive meanwhile; nothing is kept, so what ends a lease ends it for the next request, in every process. */
export const readLease: (db: Database, id: string) => Promise<Lease | undefined> = batchedRead(async (db, ids): Promise<ReadonlyMap<string, Lease>> => {
  const opening = sql`${entitlements.realm} = ${streamLeases.realm} and ${entitlements.accountId} = ${streamLeases.accountId} and jsonb_exists(${contentItems.licences}, ${entitlements.licenceId})`;
  const { realm, accountId, contentId } = streamLeases;
  const inOwnName = sql`not exists (select 1 from ${sessionFamilies} where ${sessionFamilies.id} = ${streamLeases.sessionId} and jsonb_exists(${sessionFamilies.subject}, 'act'))`;
  const rows = await db.select({
    id: streamLeases.id, realm, accountId, contentId, until: streamLeases.until, sessionId: streamLeases.sessionId, profileId: streamLeases.profileId, access: contentItems.access,
    isProtected: sql<boolean>`coalesce(${contentItems.extras} #> '{playback,protection}' is not null, false)`,
    isNotBegun: sql<boolean>`${isNotBegun({ realm: sql`${realm}`, accountId: sql`${accountId}`, contentId: sql`${contentId}` })} and ${inOwnName}`,
    ends: sql<(number | null)[]>`(select coalesce(json_agg(${entitlements.expiresAt}), '[]'::json) from ${entitlements} where ${opening})`,
  }).from(streamLeases).leftJoin(contentItems, and(eq(contentItems.realm, streamLeases.realm), eq(contentItems.id, streamLeases.contentId))).where(inArray(streamLeases.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** Whether the session that took it goes on, as the same profile. */
async function isSessionOpen(db: Database, { sessionId, profileId }: Lease): Promise<boolean> {
  try {
    await guardOpenSession(db, { sid: sessionId, isGuest: false, pro: { id: profileId } });
    return true;
  } catch (failure) {
    if (failure instanceof PlatformError) return false;
    throw failure;
  }
}

/**
 * Whether a lease may still be used.
 *
 * It is never ended by itself: the session, the licence and the title are asked each time, whatever ended them.
 *
 * @returns `expired` when it was not renewed, `ended` when its session or its licence is over
 */
export async function judgeLease(db: Database, lease: Lease | undefined, now: number): Promise<'valid' | 'expired' | 'ended'> {
  if (!lease || lease.until <= now) return 'expired';
  const mayWatch = lease.access !== null && (lease.access !== 'LICENCE' || lease.ends.some((end) => isHeldUntil(end, now)));
  return mayWatch && await isSessionOpen(db, lease) ? 'valid' : 'ended';
}

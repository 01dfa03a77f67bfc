import { eq } from 'drizzle-orm';
import type { Tokens } from '../../../../src/contracts/identity/tokens.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { continueSession } from '../session/session-families.ts';
import { guardPin } from './profile-pin.ts';
import { ownProfile, profileClaim } from './profile-store.ts';

/**
 * Goes on with the session as another profile of the account.
 *
 * @throws PlatformError 403 `pin-required`, `pin-wrong`; 404 `profile-not-found`; 429 `too-many-requests`, `pin-locked`
 */
export async function selectProfile(caller: MemberCaller, profileId: string, pin: string | undefined): Promise<Tokens> {
  const { context, user, now } = caller;
  const profile = await ownProfile(caller, profileId);
  if (profile.id !== user.pro.id) await guardPin(caller, profile, pin);
  return context.db.transaction(async (tx) => {
    const [family] = await tx.select().from(sessionFamilies).where(eq(sessionFamilies.id, user.sid)).for('update');
    if (!family || family.endedAt !== null) throw new PlatformError(401, 'session-ended', 'This session has ended.');
    const subject = { ...family.subject, name: profile.name, pro: profileClaim(profile) };
    await publishChange(tx, { realm: family.realm, scope: { session: family.id }, subject: 'profile', ids: [] });
    return continueSession(context, tx, { ...family, subject }, now);
  });
}

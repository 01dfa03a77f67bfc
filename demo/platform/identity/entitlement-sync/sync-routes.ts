import { eq } from 'drizzle-orm';
import { entitlementSync } from '../../../../src/contracts/identity/outside/entitlement-sync.ts';
import { refreshRequest } from '../../../../src/contracts/identity/tokens.ts';
import { refreshTokens, sessionFamilies } from '../../db/tables/identity/session-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { hashOf } from '../session/session-families.ts';
import { askPartners, keepPartnerWords } from './partner-entitlements.ts';

/** Whose token it is, whether or not it is still good. @throws PlatformError 401 `sign-in-required` for a guest's, and for one that nobody was given */
async function memberOf({ context: { db }, realm: { realm } }: Caller, refreshToken: string) {
  const [family] = await db.select({ subject: sessionFamilies.subject, realm: sessionFamilies.realm, endedAt: sessionFamilies.endedAt }).from(refreshTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId)).where(eq(refreshTokens.hash, hashOf(refreshToken)));
  if (!family || family.realm !== realm || family.subject.isGuest) throw new PlatformError(401, 'sign-in-required', 'This call is for members.');
  return { id: family.subject.id, isOpen: family.endedAt === null && !family.subject.act };
}

/**
 * Reads again what partners give, and renews the tokens.
 *
 * 1. The partners are asked first: while one does not answer, the token stays good and nothing is changed.
 * 2. The token is renewed by the rules of a refresh, so that one that was copied ends its session here too.
 * 3. What changed is written and told.
 *
 * @source spec 3 §7 "POST {base}/api/v1/entitlement-sync | refreshToken (stored) | three tokens; used when a signed-in user has a refresh token"
 */
export const syncRoutes = [
  defineRoute({
    name: 'syncEntitlements', method: 'POST', path: '/api/v1/entitlement-sync', auth: 'bearerless', input: refreshRequest, output: entitlementSync,
    answer: async ({ refreshToken }, caller) => {
      const { context, realm, now } = caller;
      const { id, isOpen } = await memberOf(caller, refreshToken);
      await context.limits.count('entitlement syncs of an account', [realm.realm, id], now);
      const words = isOpen ? await askPartners(caller, id) : [];
      const tokens = await refreshSession(context, realm.realm, refreshToken, now);
      return { ...tokens, missingInformationStatus: 'COMPLETE' as const, hasChanged: await keepPartnerWords(caller, id, words) };
    },
  }),
];

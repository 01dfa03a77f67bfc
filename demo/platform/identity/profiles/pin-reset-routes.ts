import { and, eq } from 'drizzle-orm';
import { pinReset, pinResetProfile, pinResetQuery, profileQuery } from '../../../../src/contracts/identity/profile.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { type ProfileRow, profiles } from '../../db/tables/identity/account-tables.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { countMail, sendMail } from '../mail/send-mail.ts';
import { issueToken, readToken, takeToken } from '../one-time-tokens.ts';
import { hashPin } from './profile-pin.ts';
import { ownProfile } from './profile-store.ts';

const lifeMs = 30 * 60_000;

const notGood = () => new PlatformError(404, 'invalidToken', 'This link is not good.');

/** The profile whose PIN a code replaces. @throws PlatformError 404 `invalidToken` when it was used, has expired or is unknown, or the profile is gone */
async function profileOfCode({ context: { db, limits }, realm: { realm }, now, request }: Caller, code: string): Promise<ProfileRow> {
  await limits.countAddress('one-time tokens at an address', request, now);
  const token = await readToken(db, { realm, purpose: 'reset-pin', token: code }, now);
  const [found] = await db.select().from(profiles).where(and(eq(profiles.realm, realm), eq(profiles.id, token?.facts['profile'] ?? ''), eq(profiles.accountId, token?.accountId ?? '')));
  if (!token || !found) throw notGood();
  return found;
}

/** Mails a link to a new PIN to the owner of the account. @throws PlatformError 404 `profile-not-found`; 429 `too-many-requests`; 503 `failedToSend` */
export async function mailPinReset(caller: Caller, account: AccountRow, profileId: string): Promise<void> {
  const { context, realm, now } = caller;
  const { id } = await ownProfile({ context, realm, user: account }, profileId);
  await countMail(caller, 'resetPin', account.email);
  const code = await issueToken(context.db, { realm: realm.realm, purpose: 'reset-pin', accountId: account.id, facts: { profile: id }, expiresAt: now + lifeMs });
  await sendMail(caller, account.email, 'resetPin', { name: 'confirm-reset', params: { code } });
}

/**
 * A forgotten PIN. Its link goes to the e-mail of the account alone, so that a child who asks gains nothing; a look at it uses nothing up, since mail scanners look too.
 *
 * @source spec 3 §2 "confirm PIN-protection reset | /confirm-reset/{code}"; design/identity-checkout-reference.md 8 row 34 "one use, limiter"
 */
export const pinResetRoutes = [
  defineRoute({
    name: 'requestPinReset', method: 'POST', path: '/api/v1/user/profiles/:profileId/pin/reset', auth: 'member', ability: 'resetPin', input: profileQuery, output: nothing,
    answer: async ({ profileId }, caller) => {
      await mailPinReset(caller, await accountOfCaller(caller), profileId);
      return {};
    },
  }),
  defineRoute({
    name: 'readPinReset', method: 'POST', path: '/api/v1/user/pin-reset/read', auth: 'bearerless', input: pinResetQuery, output: pinResetProfile,
    answer: async ({ code }, caller) => ({ name: (await profileOfCode(caller, code)).name }),
  }),
  defineRoute({
    name: 'resetPin', method: 'PUT', path: '/api/v1/user/pin-reset', auth: 'bearerless', input: pinReset, output: nothing,
    answer: async ({ code, pin }, caller) => {
      const { context: { db }, realm: { realm }, now } = caller;
      const { id, accountId } = await profileOfCode(caller, code);
      const pinHash = pin === undefined ? null : await hashPin(pin);
      await db.transaction(async (tx) => {
        if (!await takeToken(tx, { realm, purpose: 'reset-pin', token: code }, now)) throw notGood();
        await tx.update(profiles).set({ pinHash }).where(eq(profiles.id, id));
        await publishChange(tx, { realm, scope: { account: accountId }, subject: 'profile', ids: [] });
      });
      return {};
    },
  }),
];

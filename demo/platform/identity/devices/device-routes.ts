import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deviceCode, deviceDecision, deviceFound, deviceQuestion, deviceRequest, deviceStart, deviceState } from '../../../../src/contracts/identity/device.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { tellDevice } from '../mail/send-mail.ts';
import { guardAbility } from '../profiles/abilities.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { decideWaiting, deviceIntervalMs, findWaiting, keepDevice, pollWaiting, seesDevice } from './device-store.ts';

/** The code of a device in the notation of its contract: eight letters. */
const letters = z.optional(z.string().check(z.regex(/^[B-Z]{8}$/)));

const unknownDevice = () => new PlatformError(404, 'unknown-device', 'No device waits with this code.');

/** Codes are guessed by trying: both who tries and where from are counted. @throws PlatformError 429 `too-many-requests` */
async function countGuess({ context: { limits }, user, request, now }: MemberCaller): Promise<void> {
  await limits.countAddress('device codes at an address', request, now);
  await limits.count('device codes of an account', [user.id], now);
}

/**
 * Signing a television in from another device.
 *
 * 1. The device shows a code, and a link with six digits beside it.
 * 2. A member types the code, or opens the link and types the digits: a link alone signs nobody in, as it may have been sent by anyone. The device goes on for months, so
 *    that a yes needs fresh proof, and the owner is told by mail; a no needs none.
 * 3. The device asks every few seconds, and gets a session of that member once.
 *
 * @source spec 3 §2 "TV login", "activate user"; RFC 8628
 */
export const deviceRoutes = [
  defineRoute({
    name: 'startDevice', method: 'POST', path: '/api/v2/devices', auth: 'bearerless', input: z.extend(deviceRequest, { name: z.string().check(z.maxLength(80)) }), output: deviceStart,
    answer: async ({ name }, { context: { db, limits }, realm: { realm }, request, now }) => {
      await limits.countAddress('devices at an address', request, now);
      const { expiresAt, ...made } = await keepDevice(db, realm, name, now);
      return { ...made, userCode: `${made.userCode.slice(0, 4)}-${made.userCode.slice(4)}`, expiresAt: new Date(expiresAt).toISOString(), intervalMs: deviceIntervalMs };
    },
  }),
  defineRoute({
    name: 'pollDevice', method: 'POST', path: '/api/v2/devices/poll', auth: 'bearerless', input: deviceCode, output: deviceState,
    answer: async ({ deviceCode: code }, caller) => {
      const { context: { db }, realm: { realm }, now } = caller;
      const found = await pollWaiting(db, realm, code, now);
      if ('status' in found) return found;
      const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, found.accountId)));
      return account ? { status: 'signed-in' as const, answer: await signInAnswerOf(caller, account, { profileId: found.profileId, hasProof: false }) } : { status: 'expired' as const };
    },
  }),
  defineRoute({
    name: 'findDevice', method: 'POST', path: '/api/v2/devices/find', auth: 'member', ability: 'changeWaysIn', input: z.extend(deviceQuestion, { userCode: letters }), output: deviceFound,
    answer: async (question, caller) => {
      await countGuess(caller);
      const row = await findWaiting(caller.context.db, caller.realm.realm, question, caller.now);
      if (!row) throw unknownDevice();
      return { id: row.id, name: row.facts.deviceName ?? '' };
    },
  }),
  defineRoute({
    name: 'decideDevice', method: 'POST', path: '/api/v2/devices/decide', auth: 'member', ability: 'changeWaysIn', input: z.extend(deviceDecision, { userCode: letters }), output: nothing,
    answer: async ({ id, allow, ...seen }, caller) => {
      if (allow) await guardAbility('addWayIn', caller);
      await countGuess(caller);
      const { context: { db, limits }, realm: { realm }, user, now } = caller;
      const row = await findWaiting(db, realm, { id }, now);
      if (!row) throw unknownDevice();
      if (allow && seen.compareCode !== undefined) await limits.count('compare codes of an asker', [realm, user.id], now);
      if (allow && !await seesDevice(db, row, seen)) throw new PlatformError(400, 'wrong-device-code', 'This is not what the device shows.', { field: 'compareCode' });
      if (!await decideWaiting(db, row, allow ? { accountId: user.id, profileId: user.pro.id } : undefined)) throw unknownDevice();
      if (allow) await tellDevice(caller, await accountOfCaller(caller), row.facts.deviceName ?? '');
      return {};
    },
  }),
];

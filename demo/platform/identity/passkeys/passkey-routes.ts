import { randomUUID } from 'node:crypto';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newPasskey, passkeyList, passkeyName, passkeyOptions, passkeyProof, passkeyQuery } from '../../../../src/contracts/identity/passkeys/passkey.ts';
import { signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import { auditEntries } from '../../db/tables/identity/account-tables.ts';
import { passkeys } from '../../db/tables/identity/passkey-tables.ts';
import { accounts } from '../../db/tables/viewer-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { accountOfCaller } from '../account/account-of-caller.ts';
import { tellWayIn } from '../mail/send-mail.ts';
import { issueToken } from '../one-time-tokens.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { changePasskey, passkeyListOf, passkeysOf, userHandleOf } from './passkey-store.ts';
import { keyAlgorithms, madePasskey, provenPasskey } from './verify-passkey.ts';

/** How long a challenge is good. At sign-in a browser offers keys for as long as the form is shown. */
const lifeMs = { add: 5 * 60_000, signIn: 30 * 60_000 };
/** chosen: more than anybody has devices */
const mostPasskeys = 20;
const longestName = 60;

/** The same for an unknown key, a wrong signature and an old challenge. */
const refused = () => new PlatformError(401, 'passkeyRefused', 'This passkey does not sign in here.');

/** @throws PlatformError 404 where the tenant has no passkeys */
function guardOffered({ realm: { signIn } }: Caller): void {
  if (!signIn.passkeys) throw new PlatformError(404, 'passkeyRefused', 'This tenant has no passkeys.');
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const writtenName = (name: string): string => [...name.trim()].slice(0, longestName).join('') || 'Passkey';

async function keepAudit({ context: { db }, realm: { realm }, user, now }: MemberCaller, action: string): Promise<void> {
  await db.insert(auditEntries).values({ id: randomUUID(), realm, at: now, action, accountId: user.id, actorId: user.id });
}

async function registrationOptions(caller: MemberCaller): Promise<object> {
  const { context: { db }, realm: { realm, host, settings }, user, now } = caller;
  const rows = await passkeysOf(db, caller);
  const [account] = await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, user.id)));
  // Who made an account in another's name keeps no key to it once its owner proves the e-mail.
  if (account?.emailVerifiedAt == null) throw new PlatformError(403, 'emailNotProven', 'Confirm the e-mail first.');
  const userHandle = userHandleOf(rows);
  const challenge = await issueToken(db, { realm, purpose: 'passkey', accountId: user.id, facts: { userHandle }, expiresAt: now + lifeMs.add });
  return generateRegistrationOptions({
    rpName: settings.name, rpID: host, userName: account?.email ?? user.name ?? '', userDisplayName: user.name ?? '', userID: bytesOf(userHandle), challenge: bytesOf(challenge),
    excludeCredentials: rows.map(({ id, transports }) => ({ id, transports })), authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, timeout: lifeMs.add, supportedAlgorithmIDs: keyAlgorithms,
  });
}

/**
 * Passkeys of an account, and sign-in by one of them.
 *
 * A challenge is good once, at one tenant and for what it was made for. Who acts as a member changes none.
 *
 * @source issue "passkeys as an extra way"; chosen: the calls, and that each use needs the device's own check of its owner
 */
export const passkeyRoutes = [
  defineRoute({
    name: 'readPasskeys', method: 'GET', path: '/api/v1/user/passkeys', auth: 'member', ability: 'seeAccount', input: z.object({}), output: passkeyList,
    answer: async (_input, caller) => passkeyListOf(caller.context.db, caller),
  }),
  defineRoute({
    name: 'startPasskey', method: 'POST', path: '/api/v1/user/passkeys/start', auth: 'member', ability: 'addWayIn', input: z.object({}), output: passkeyOptions,
    answer: async (_input, caller) => {
      guardOffered(caller);
      return { options: await registrationOptions(caller) };
    },
  }),
  defineRoute({
    name: 'addPasskey', method: 'POST', path: '/api/v1/user/passkeys', auth: 'member', ability: 'addWayIn', input: newPasskey, output: passkeyList,
    answer: async ({ response, name }, caller) => {
      guardOffered(caller);
      const { context: { db }, realm: { realm }, user, now } = caller;
      const rows = await passkeysOf(db, caller);
      const made = await madePasskey(caller, user.id, response);
      if (!made || rows.length >= mostPasskeys) throw new PlatformError(400, 'passkeyRefused', 'This passkey could not be kept.');
      const [kept] = await db.insert(passkeys).values({ ...made, realm, accountId: user.id, name: writtenName(name), createdAt: now }).onConflictDoNothing().returning();
      if (!kept) throw new PlatformError(400, 'passkeyRefused', 'This passkey is kept already.');
      await keepAudit(caller, 'passkey-added');
      await tellWayIn(caller, await accountOfCaller(caller));
      return passkeyListOf(db, caller);
    },
  }),
  defineRoute({
    name: 'renamePasskey', method: 'PUT', path: '/api/v1/user/passkeys/:passkeyId', auth: 'member', ability: 'changeWaysIn', input: passkeyName, output: passkeyList,
    answer: async ({ passkeyId, name }, caller) => {
      await changePasskey(caller.context.db, caller, passkeyId, writtenName(name));
      return passkeyListOf(caller.context.db, caller);
    },
  }),
  defineRoute({
    name: 'removePasskey', method: 'DELETE', path: '/api/v1/user/passkeys/:passkeyId', auth: 'member', ability: 'changeWaysIn', input: passkeyQuery, output: passkeyList,
    answer: async ({ passkeyId }, caller) => {
      await changePasskey(caller.context.db, caller, passkeyId, undefined);
      await keepAudit(caller, 'passkey-removed');
      return passkeyListOf(caller.context.db, caller);
    },
  }),
  defineRoute({
    name: 'startPasskeySignIn', method: 'POST', path: '/api/v2/token/alt/passkey/start', auth: 'bearerless', input: z.object({}), output: passkeyOptions,
    answer: async (_input, caller) => {
      guardOffered(caller);
      const { context: { db, limits }, realm: { realm, host }, now, request } = caller;
      await limits.countAddress('passkeys at an address', request, now);
      const challenge = await issueToken(db, { realm, purpose: 'passkey-sign-in', expiresAt: now + lifeMs.signIn });
      return { options: await generateAuthenticationOptions({ rpID: host, challenge: bytesOf(challenge), userVerification: 'required', timeout: lifeMs.signIn }) };
    },
  }),
  defineRoute({
    name: 'signInByPasskey', method: 'POST', path: '/api/v2/token/alt/passkey', auth: 'bearerless', input: passkeyProof, output: signInAnswer,
    answer: async ({ response }, caller) => {
      guardOffered(caller);
      const { context: { db, limits }, realm: { realm }, now, request } = caller;
      await limits.countAddress('passkeys at an address', request, now);
      const key = await provenPasskey(caller, response);
      const [account] = key ? await db.select().from(accounts).where(and(eq(accounts.realm, realm), eq(accounts.id, key.accountId))) : [];
      if (!account) throw refused();
      return signInAnswerOf(caller, account);
    },
  }),
];

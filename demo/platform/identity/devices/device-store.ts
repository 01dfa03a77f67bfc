import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { deviceCodeLetters } from '../../../../src/contracts/identity/device.ts';
import type { Database } from '../../db/database.ts';
import { newCompareCode } from '../attempts/compare-code.ts';
import { type SignInAttemptRow, signInAttempts } from '../../db/tables/identity/account-tables.ts';

/** A waiting device is an attempt to sign in whose other page is the viewer's own. */
const provider = 'device';

/** chosen: long enough to find the phone */
export const deviceLifeMs = 10 * 60_000;
/** @source RFC 8628 §3.5: five seconds when nothing else is said */
export const deviceIntervalMs = 5_000;
/** chosen: one slip of the eye, and another one */
const mostTries = 3;

export const deviceHash = (text: string): string => createHash('sha256').update(`device ${text}`).digest('base64url');

const newUserCode = (): string => Array.from({ length: 8 }, () => deviceCodeLetters[randomInt(deviceCodeLetters.length)]).join('');

/** Lets a device wait. Its codes are kept as hashes. */
export async function keepDevice(db: Database, realm: string, name: string, now: number) {
  const made = { id: randomUUID(), deviceCode: randomBytes(32).toString('base64url'), userCode: newUserCode(), compareCode: newCompareCode(), expiresAt: now + deviceLifeMs };
  await db.insert(signInAttempts).values({
    id: made.id, realm, provider, stateHash: deviceHash(made.userCode), secretHash: deviceHash(made.deviceCode), expiresAt: made.expiresAt,
    facts: { purpose: 'SIGNIN', returnUri: '', deviceName: name, codeHash: deviceHash(`${made.id} ${made.compareCode}`), tries: 0 },
  });
  return made;
}

const waiting = (realm: string, now: number) => and(eq(signInAttempts.realm, realm), eq(signInAttempts.provider, provider), eq(signInAttempts.status, 'pending'), gt(signInAttempts.expiresAt, now));

/** The device that waits with a code, or under an id. */
export async function findWaiting(db: Database, realm: string, by: { userCode?: string | undefined; id?: string | undefined }, now: number): Promise<SignInAttemptRow | undefined> {
  const named = by.userCode === undefined ? eq(signInAttempts.id, by.id ?? '') : eq(signInAttempts.stateHash, deviceHash(by.userCode));
  const [row] = await db.select().from(signInAttempts).where(and(waiting(realm, now), named));
  return row;
}

/**
 * Whether the viewer sees the device: by the code that it shows. A wrong one counts, and the last one sends the device away.
 *
 * @param seen the long code that was typed, or the six digits
 */
export async function seesDevice(db: Database, row: SignInAttemptRow, seen: { userCode?: string | undefined; compareCode?: string | undefined }): Promise<boolean> {
  if (seen.userCode !== undefined) return deviceHash(seen.userCode) === row.stateHash;
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(signInAttempts).where(eq(signInAttempts.id, row.id)).for('update');
    if (!held || held.status !== 'pending') return false;
    if (deviceHash(`${row.id} ${seen.compareCode ?? ''}`) === held.facts.codeHash) return true;
    const tries = (held.facts.tries ?? 0) + 1;
    await tx.update(signInAttempts).set({ facts: { ...held.facts, tries }, ...(tries >= mostTries ? { status: 'failed' as const } : {}) }).where(eq(signInAttempts.id, row.id));
    return false;
  });
}

/** Allows the device for a viewer, whose profile goes on there, or refuses it. @returns false for a device that was decided before */
export async function decideWaiting(db: Database, { id, facts }: SignInAttemptRow, viewer: { accountId: string; profileId: string } | undefined): Promise<boolean> {
  const decided = viewer === undefined ? { status: 'failed' as const } : { status: 'proven' as const, facts: { ...facts, ...viewer } };
  const rows = await db.update(signInAttempts).set(decided).where(and(eq(signInAttempts.id, id), eq(signInAttempts.status, 'pending'))).returning();
  return rows.length === 1;
}

/** Where a device stands; of two polls that find it proven, one takes it. */
export async function pollWaiting(db: Database, realm: string, deviceCode: string, now: number): Promise<{ status: 'pending' | 'denied' | 'expired' } | { accountId: string; profileId: string | undefined }> {
  const mine = and(eq(signInAttempts.realm, realm), eq(signInAttempts.provider, provider), eq(signInAttempts.secretHash, deviceHash(deviceCode)));
  const [taken] = await db.update(signInAttempts).set({ status: 'taken' }).where(and(mine, eq(signInAttempts.status, 'proven'), gt(signInAttempts.expiresAt, now))).returning();
  if (taken?.facts.accountId) return { accountId: taken.facts.accountId, profileId: taken.facts.profileId };
  const [row] = await db.select().from(signInAttempts).where(mine);
  if (!row || row.expiresAt <= now || row.status === 'taken') return { status: 'expired' };
  return { status: row.status === 'failed' ? 'denied' : 'pending' };
}

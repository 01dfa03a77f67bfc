import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken, pruneTokens, readToken, takeToken } from '../../../../demo/platform/identity/one-time-tokens.ts';
import { oneTimeTokens } from '../../../../demo/platform/db/tables/identity/account-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const now = 1_000_000;
const made = { realm: 'cinema', purpose: 'magic-link', accountId: 'cinema.member', expiresAt: now + 1_000 } as const;
const db = () => platform.running.context.db;

describe('a one-time token', () => {
  it('is looked at as often as wanted and used once, also by two at a time', async () => {
    const token = await issueToken(db(), made);
    const given = { realm: 'cinema', purpose: 'magic-link', token } as const;
    expect(await readToken(db(), given, now)).toMatchObject({ accountId: 'cinema.member' });
    const both = await Promise.all([takeToken(db(), given, now), takeToken(db(), given, now)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await readToken(db(), given, now)).toBeUndefined();
  });

  it.each([
    ['after its time', {}, made.expiresAt],
    ['in another tenant', { realm: 'arena' }, now],
    ['for something else', { purpose: 'reset-password' as const }, now],
    ['when it was guessed', { token: 'guess' }, now],
  ])('is good for nothing %s', async (_case, over, at) => {
    const token = await issueToken(db(), made);
    expect(await takeToken(db(), { realm: 'cinema', purpose: 'magic-link', token, ...over }, at)).toBeUndefined();
  });

  it('ends the older ones of its account and purpose', async () => {
    const older = await issueToken(db(), made);
    await issueToken(db(), made);
    expect(await takeToken(db(), { realm: 'cinema', purpose: 'magic-link', token: older }, now)).toBeUndefined();
  });

  it('is kept as a hash, and no longer than it is good', async () => {
    const token = await issueToken(db(), made);
    expect(JSON.stringify(await db().select().from(oneTimeTokens))).not.toContain(token);
    await pruneTokens(db(), made.expiresAt);
    expect(await readToken(db(), { realm: 'cinema', purpose: 'magic-link', token }, now)).toBeUndefined();
  });
});

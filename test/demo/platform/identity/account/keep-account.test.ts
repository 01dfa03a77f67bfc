import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { charges } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { keepAccount } from '../../../../../demo/platform/identity/account/keep-account.ts';
import { removeDueAccounts } from '../../../../../demo/platform/identity/account/remove-accounts.ts';
import { afterPeriod } from '../../../../../demo/platform/purchase/after-period.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
let platform: TestPlatform;
let viewer: MemberWallet;
let name: string;
/** Each test deletes another one. */
const names = ['abroad', 'netherlands', 'buyer', 'member'];
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ path: '/demo/reset', body: {} });
  name = names.pop()!;
  viewer = await openWallet(platform, 'arena', name);
});
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const db = () => platform.running.context.db;
const charged = async () => (await db().select().from(charges).where(eq(charges.accountId, `arena.${name}`))).map(({ amount }) => amount);
const row = async () => (await db().select().from(subscriptions).where(eq(subscriptions.accountId, `arena.${name}`)))[0]!;

/** Buys a month, and asks for the deletion three days before it is over. */
async function buyAndLeave(): Promise<void> {
  await viewer.buy('arena-pass-month');
  await passTime(platform, (await row()).expiresAt! - await platform.running.context.now() - 3 * day);
  viewer = await openWallet(platform, 'arena', name);
  await leave();
}
async function leave(): Promise<void> {
  expect((await viewer.ask({ path: '/api/v1/user/account/deletion', body: { proof: 'footlight' } })).status).toBe(200);
}

describe('while an account is to be deleted', () => {
  test('no period of its subscriptions is charged, and none afterwards', async () => {
    await buyAndLeave();
    await passTime(platform, 10 * day);
    expect([await charged(), (await row()).status]).toEqual([[999], 'ACTIVE']);
    await passTime(platform, 60 * day);
    expect([await charged(), await db().select().from(accounts).where(eq(accounts.id, `arena.${name}`))]).toEqual([[999], []]);
  });

  /** @source the label accountDeletedLead "sign in before then: everything will be as it was" */
  test('a sign-in makes everything as it was: the period is charged once, from its own date, and renews', async () => {
    await buyAndLeave();
    const { anchoredAt } = await row();
    await passTime(platform, 10 * day);
    viewer = await openWallet(platform, 'arena', name);
    expect([await charged(), await viewer.held(), await row()]).toMatchObject([[999, 999], ['pass'], { renews: true, expiresAt: afterPeriod(anchoredAt, 'P1M', 2) }]);
    await passTime(platform, 31 * day);
    expect(await charged()).toEqual([999, 999, 999]);
  });
});

/** An embedded database has one connection, on which nothing happens at the same time. */
describe.skipIf(!process.env['FOOTLIGHT_TEST_POSTGRES'])('when accounts are removed at the moment of a sign-in', () => {
  const account = async (tx = db()) => (await tx.select().from(accounts).where(eq(accounts.id, `arena.${name}`)))[0];
  const waitsForLock = () => vi.waitFor(async () => {
    const { rows } = await db().execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`) as unknown as { rows: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
  });
  const removal = (tx: Database) => removeDueAccounts(tx, 5e12);

  test('the sign-in came first: the account stays', async () => {
    await leave();
    const removed: Promise<unknown>[] = [];
    await db().transaction(async (tx) => {
      await keepAccount(tx, (await account(tx))!, await platform.running.context.now());
      removed.push(db().transaction(removal));
      await waitsForLock();
    });
    await Promise.all(removed);
    expect(await account()).toMatchObject({ deletionDueAt: null });
  });

  test('the removal came first: the sign-in is told that the account is gone', async () => {
    await leave();
    const read = (await account())!;
    const signedIn: Promise<unknown>[] = [];
    await db().transaction(async (tx) => {
      await removal(tx);
      signedIn.push(keepAccount(db(), read, await platform.running.context.now()).catch((failure: unknown) => failure));
      await waitsForLock();
    });
    expect(await Promise.all(signedIn)).toMatchObject([{ status: 401, code: 'sign-in-required' }]);
  });
});

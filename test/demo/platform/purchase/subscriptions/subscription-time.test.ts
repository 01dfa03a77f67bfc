import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { purchaseMails } from '../../../../../demo/platform/db/tables/purchase/mail-tables.ts';
import { subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { afterPeriod } from '../../../../../demo/platform/purchase/after-period.ts';
import { wallTimeOf } from '../../../../../src/rules/guide/time/zone-time.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const [hour, day] = [3_600_000, 86_400_000];
let platform: TestPlatform;
let member: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const db = () => platform.running.context.db;
const now = () => platform.running.context.now();
const chargedAt = async () => (await db().select().from(charges).where(eq(charges.accountId, 'arena.member')).orderBy(asc(charges.chargedAt))).map((charge) => charge.chargedAt);
const rowNow = async () => (await db().select().from(subscriptions).where(eq(subscriptions.accountId, 'arena.member')))[0]!;

/** Moves the clock to a moment, and lets what is due happen. */
async function until(at: number): Promise<void> {
  await passTime(platform, at - await now());
  member = await openWallet(platform, 'arena', 'member');
}

/** The next change of clocks in Berlin: the first day that is not 24 hours long, as its beginning in UTC. */
function nextChange(from: number): number {
  const hourIn = (at: number) => new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' }).format(at);
  let at = Math.floor(from / day) * day;
  while (hourIn(at) === hourIn(at + day)) at += day;
  return at;
}

test('across changes of the clocks nothing is charged twice, or before the day that its viewer was told', async () => {
  // Bought half an hour before midnight in Berlin, a month before its clocks change.
  const change = nextChange(await now() + 60 * day);
  await until(change - 20 * day - (change - 20 * day) % day + 22.5 * hour);
  await member.buy('arena-pass-month');
  const { anchoredAt, expiresAt } = await rowNow();
  const told: number[] = [];
  for (let place = 1; place <= 8; place += 1) {
    const row = await rowNow();
    told.push(row.expiresAt!);
    await until(row.expiresAt! - hour);
    expect(await chargedAt(), 'nothing in the hour before').toHaveLength(place);
    await until(row.expiresAt! + hour);
    await passTime(platform, 0);
    expect(await chargedAt()).toHaveLength(place + 1);
  }
  expect(told).toEqual(Array.from({ length: 8 }, (_, place) => afterPeriod(anchoredAt, 'P1M', place + 1)));
  expect([expiresAt, (await chargedAt()).slice(1)]).toEqual([told[0], told]);
  const shown = told.map((at) => wallTimeOf(at, 'Europe/Berlin'));
  expect(new Set(shown.map(({ year, month, day: date }) => `${year}-${month}-${date}`)).size, 'each on a day of its own in Berlin').toBe(8);
  expect(new Set(shown.map(({ hour: at }) => at)).size, 'the clocks changed meanwhile').toBe(2);
}, 120_000);

test('a pause that ends behind a change of the clocks is reminded of and ends at the moments that were told', async () => {
  const change = nextChange(await now() + 60 * day);
  // The paid time ends before the change by then, and the pause begins.
  await until(change - 40 * day);
  const end = change + 25 * hour;
  const paid = (await chargedAt()).length;
  expect(await member.change('POST', 'active-licences/pass/pause', 'pass', { config: { resumeAfter: new Date(end).toISOString() } })).toMatchObject({ status: 200 });
  await until(end - 3 * day - hour);
  const reminded = () => db().select().from(purchaseMails).where(eq(purchaseMails.accountId, 'arena.member')).then((rows) => rows.filter(({ mail }) => mail.kind === 'pauseEnds'));
  expect([await reminded(), (await chargedAt()).length]).toEqual([[], paid]);
  await until(end - 3 * day + hour);
  expect(await reminded()).toHaveLength(1);
  await until(end - hour);
  expect([(await rowNow()).paused, (await chargedAt()).length]).toEqual([true, paid]);
  await until(end + hour);
  expect([(await rowNow()).paused, (await chargedAt()).slice(paid), (await rowNow()).expiresAt, await reminded()]).toMatchObject([false, [end], afterPeriod(end, 'P1M'), [{}]]);
}, 120_000);

import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entitlements, paymentAttempts } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices, ledgerEntries, type SubscriptionRow, subscriptions } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { dueMoment, graceMs } from '../../../../../demo/platform/purchase/subscriptions/subscription-time.ts';
import { readClock } from '../../../../../demo/platform/server/platform-clock.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const day = 86_400_000;
const accountId = 'arena.member';
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

/** What a viewer, a second page of theirs, and time may do, in any order. */
type Step =
  | { do: 'buy'; sku: string; card: 'good' | 'once' | 'bad' }
  | { do: 'pause' | 'resume' | 'cancel' | 'cancelAnyway' | 'reactivate' | 'redeem' | 'refuse' }
  | { do: 'changeCard'; card: 'good' | 'once' }
  | { do: 'wait'; days: number }
  | { do: 'together'; verbs: readonly ['pause' | 'resume' | 'cancelAnyway' | 'reactivate' | 'redeem', 'pause' | 'resume' | 'cancelAnyway' | 'reactivate' | 'redeem'] };

const verb = fc.constantFrom('pause', 'resume', 'cancelAnyway', 'reactivate', 'redeem');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy'), sku: fc.constantFrom('arena-pass-month', 'arena-pass-month', 'arena-season-year', 'arena-fight-night'), card: fc.constantFrom('good', 'good', 'once', 'bad') }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('pause', 'resume', 'cancel', 'cancelAnyway', 'reactivate', 'redeem', 'refuse') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('changeCard'), card: fc.constantFrom('good', 'once') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.constantFrom(1, 3, 8, 31, 95) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('together'), verbs: fc.tuple(verb, verb) }) },
) as fc.Arbitrary<Step>;

const numbers = { good: '4242424242424242', once: '4000000000000341', bad: '4000000000000002' };

/** The member of one sequence: one wallet as long as its session lasts, and one card of each kind. */
interface Life { member: MemberWallet; cards: Partial<Record<keyof typeof numbers, string>> }

const change = ({ member }: Life, name: string) => {
  switch (name) {
    case 'pause': return member.change('POST', 'active-licences/pass/pause', 'pass');
    case 'resume': return member.change('POST', 'active-licences/pass/resume', 'pass');
    case 'cancel': return member.change('DELETE', 'active-licences/pass', 'pass');
    case 'cancelAnyway': return member.change('DELETE', 'active-licences/pass?cancellationDiscount=IGNORE', 'pass');
    case 'reactivate': return member.change('PATCH', 'reactivate-licence/pass', 'pass');
    default: return member.change('POST', `cancellation-promo/pass/${name}`, 'pass');
  }
};

/** Takes a step; a refusal is an answer like any other, a failure of the platform is not. */
async function take(life: Life, one: Step): Promise<void> {
  const { member, cards } = life;
  const cardOf = async (kind: keyof typeof numbers) => (cards[kind] ??= await member.card(numbers[kind]));
  const bought = async () => (await member.licence('pass')) !== undefined;
  if (one.do === 'wait') {
    await passTime(platform, one.days * day);
    life.member = await openWallet(platform, 'arena', 'member');
    return;
  }
  if (one.do !== 'buy' && !await bought()) return;
  const replies = one.do === 'buy' ? [await member.buy(one.sku, await cardOf(one.card))]
    : one.do === 'changeCard' ? [await member.change('POST', `licence/pass/payment-details/${await cardOf(one.card)}`, 'pass')]
      : one.do === 'together' ? await Promise.all(one.verbs.map((name) => change(life, name)))
        : [await change(life, one.do)];
  for (const { status, body } of replies) expect(status, JSON.stringify([one, body])).toBeLessThan(500);
}

/** Until when a subscription opens what it opens; 0 when it does not. */
function openUntil({ status, paused, expiresAt, failedTries }: SubscriptionRow): number {
  if (paused || status === 'EXPIRED' || expiresAt === null) return 0;
  return failedTries > 0 ? expiresAt + graceMs : expiresAt;
}

/** What holds after every step. */
async function checkBooks(): Promise<void> {
  const { db } = platform.running.context;
  const clock = await readClock(db);
  const now = Date.now() + clock.offsetMs;
  const [books] = await db.select({ all: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`, customer: sql<string>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.book} = ${`customer ${accountId}`}), 0)` }).from(ledgerEntries);
  expect([Number(books?.all), Number(books?.customer)], 'books add up to zero, and nobody owes anything').toEqual([0, 0]);
  const paid = (await db.select().from(paymentAttempts).where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.state, 'SUCCEEDED')))).map(({ id }) => id).sort();
  const charged = ((await platform.ask({ path: `/demo/charges?account=${accountId}` })).body as { charges: { attemptId: string }[] }).charges.map(({ attemptId }) => attemptId).sort();
  expect(charged, 'one charge for each paid attempt').toEqual(paid);
  const issued = (await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.realm, 'arena')).orderBy(invoices.number)).map(({ number }) => number);
  expect(issued, 'invoices without a gap').toEqual(issued.map((_, index) => index + 1));
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  const goesOn = (id: string) => rows.some(({ licenceId, renews, paused }) => licenceId === id && (renews || paused));
  expect(goesOn('pass') && goesOn('season'), 'nobody pays for a licence that a higher one includes').toBe(false);
  for (const row of rows) {
    const [right] = await db.select().from(entitlements).where(and(eq(entitlements.accountId, accountId), eq(entitlements.licenceId, row.licenceId)));
    const isOpen = (until: number | null | undefined) => (until ?? 0) > now;
    expect(isOpen(right?.expiresAt), `what is open is what was paid: ${JSON.stringify(row)}`).toBe(isOpen(openUntil(row)));
    const isOver = row.status === 'EXPIRED' && !row.paused;
    const due = dueMoment(row);
    expect(isOver || row.paused || due !== undefined, `a way out: ${JSON.stringify(row)}`).toBe(true);
    expect(due === undefined || due > now, `nothing is overdue: ${JSON.stringify(row)}`).toBe(true);
  }
}

test('whatever a viewer does in whatever order, what is open is what was paid, once', async () => {
  const runs = Number(process.env['FOOTLIGHT_SEQUENCES'] ?? 40);
  let taken = 0;
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    await platform.ask({ path: '/demo/reset', body: { account: accountId } });
    const life: Life = { member: await openWallet(platform, 'arena', 'member'), cards: {} };
    for (const one of steps) {
      await take(life, one);
      await checkBooks();
      taken += 1;
    }
  }), { numRuns: runs, ...(process.env['FOOTLIGHT_SEED'] === undefined ? {} : { seed: Number(process.env['FOOTLIGHT_SEED']) }) });
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  expect(taken).toBeGreaterThan(runs * 2);
}, 300_000);

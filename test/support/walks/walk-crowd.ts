import { count, inArray, max, sql } from 'drizzle-orm';
import { giftMails, gifts } from '../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { planQuotes } from '../../../demo/platform/db/tables/purchase/plan-tables.ts';
import { providerMovements, providerPayments } from '../../../demo/platform/db/tables/purchase/provider-tables.ts';
import { refunds } from '../../../demo/platform/db/tables/purchase/refund-tables.ts';
import { charges, entitlements, paymentAttempts } from '../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { invoices, ledgerEntries, paymentHistory, subscriptions } from '../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { forgetUses } from '../../../demo/platform/purchase/vouchers/forget-uses.ts';
import { bookFaults, unheard, unsettled } from './book-faults.ts';
import { sayWord, takeStep } from './take-step.ts';
import type { Heard, TwoDoors } from './two-doors.ts';
import { platformTime, readBooks } from './walk-books.ts';
import type { Crowd, Moment, Step } from './walk-step.ts';
import { openWalker, type Walker } from './walker.ts';
import { stuckAt } from './way-out.ts';

const day = 86_400_000;

/** What happened in all walks of a run, to be printed. */
export interface WalkCounts { walks: number; steps: number; answers: number; refusals: number; charges: number; refunds: number; declined: number; subscriptions: number; gifts: number; redeemed: number; withdrawn: number; upgrades: number; downgrades: number }
export const noCounts = (): WalkCounts => ({ walks: 0, steps: 0, answers: 0, refusals: 0, charges: 0, refunds: 0, declined: 0, subscriptions: 0, gifts: 0, redeemed: 0, withdrawn: 0, upgrades: 0, downgrades: 0 });

/** Answers that no walk should get: a broken platform, a lost session, a limit, a request that was put together wrongly. */
const isBroken = ({ status }: Heard): boolean => status >= 500 || [401, 403, 422, 428, 429].includes(status);

async function moveClock(doors: TwoDoors, { days }: Pick<Moment, 'days'>): Promise<string[]> {
  const moved = await doors.knock(0, { host: 'api', method: 'PUT', path: '/demo/clock', headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ advance: days * day }) });
  return moved.status === 200 ? [] : [`the clock could not be moved: ${JSON.stringify(moved)}`];
}

/** A new price for the subscribers of both tenants, from the tenth day on. */
async function announce(doors: TwoDoors): Promise<string[]> {
  const effectiveAt = await platformTime(doors.db) + 10 * day;
  const prices = [{ realm: 'arena', sku: 'arena-pass-month', amount: 1299 }, { realm: 'cinema', sku: 'cinema-basic-month', amount: 799 }];
  const said = await Promise.all(prices.map((price, at) => doors.knock(at as 0 | 1, { host: 'api', method: 'PUT', path: '/demo/price-migrations', headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ ...price, effectiveAt }) })));
  return said.filter(({ status }) => status !== 200).map((one) => `a price could not be announced: ${JSON.stringify(one)}`);
}

async function pass(doors: TwoDoors, moment: Moment): Promise<string[]> {
  return [...moment.hasNewPrice ? await announce(doors) : [], ...moment.days > 0 ? await moveClock(doors, moment) : []];
}

async function take(doors: TwoDoors, walker: Walker, step: Step, counts: WalkCounts): Promise<string[]> {
  const heard = await takeStep(doors, walker, step);
  counts.steps += 1;
  counts.answers += heard.length;
  counts.refusals += heard.filter(({ status }) => status >= 400).length;
  return heard.filter(isBroken).map((one) => `${walker.accountId}: ${JSON.stringify(step)} was answered ${JSON.stringify(one)}`);
}

async function faultsNow({ db }: TwoDoors, walkers: readonly Walker[]): Promise<string[]> {
  return (await readBooks(db, walkers.map(({ accountId }) => accountId))).flatMap(bookFaults);
}

/** The books of everybody: movements add up to zero, and each tenant's invoices have no gap. */
export async function wholeFaults({ db }: Pick<TwoDoors, 'db'>): Promise<string[]> {
  const [books] = await db.select({ all: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` }).from(ledgerEntries);
  const issued = await db.select({ realm: invoices.realm, count: count(), last: max(invoices.number) }).from(invoices).groupBy(invoices.realm);
  return [
    ...(Number(books?.all) === 0 ? [] : [`the books stand at ${books?.all}`]),
    ...issued.filter(({ count: number, last }) => number !== last).map((one) => `invoices have a gap: ${JSON.stringify(one)}`),
  ];
}

/** Ends what customers began, so that no later walk pays for their renewals. Books and invoices stay. */
export async function forget({ db }: Pick<TwoDoors, 'db'>, walkers: readonly Walker[]): Promise<void> {
  const ids = walkers.map(({ accountId }) => accountId);
  await db.transaction(async (tx) => {
    await tx.delete(giftMails).where(inArray(giftMails.gift, tx.select({ id: gifts.id }).from(gifts).where(inArray(gifts.accountId, ids))));
    for (const table of [gifts, planQuotes, charges, providerPayments, providerMovements, refunds, paymentAttempts, entitlements, subscriptions, paymentHistory]) await tx.delete(table).where(inArray(table.accountId, ids));
    await forgetUses(tx, ids);
  });
}

/** chosen: one walk in three is asked for its way out, since the request costs as much as the walk */
const askedEvery = 3;

/** Lets everything have its time, and asks whether viewers can go on from where they are. */
async function settle(doors: TwoDoors, walkers: readonly Walker[], counts: WalkCounts): Promise<string[]> {
  const late = await moveClock(doors, { days: 2 });
  const ids = walkers.map(({ accountId }) => accountId);
  for (const payment of (await readBooks(doors.db, ids)).flatMap(unheard)) await sayWord(doors, payment);
  const books = await readBooks(doors.db, ids);
  for (const one of books) {
    counts.charges += one.charges.length;
    counts.refunds += one.moved.filter(({ amount }) => amount < 0).length;
    counts.declined += one.attempts.filter(({ state }) => state === 'DECLINED').length;
    counts.subscriptions += one.subscriptions.length;
    counts.gifts += one.gifts.filter(({ state }) => state !== 'OPEN').length;
    counts.redeemed += one.given.length;
    counts.withdrawn += one.invoices.filter(({ kind }) => kind === 'CREDIT_NOTE').length;
    counts.upgrades += one.attempts.filter(({ state, purpose }) => state === 'SUCCEEDED' && purpose?.kind === 'PLAN').length;
    counts.downgrades += one.history.filter(({ itemType }) => itemType === 'DOWNGRADE').length;
  }
  const stuck = await Promise.all(walkers.filter((_walker, index) => index % askedEvery === 0).map(async (walker) => {
    const way = await stuckAt(walker);
    return way === undefined ? [] : [`${walker.accountId}: ${way}`];
  }));
  return [...late, ...books.flatMap(bookFaults), ...books.flatMap(unsettled), ...stuck.flat(), ...await faultsNow(doors, walkers), ...await wholeFaults(doors)];
}

/** @returns what was wrong after the first beat that left something wrong */
async function takeBeats(doors: TwoDoors, walkers: readonly Walker[], { walks, moments }: Crowd, counts: WalkCounts): Promise<string[]> {
  const beats = Math.max(...walks.map((walk) => walk.beats.length));
  for (let beat = 0; beat < beats; beat += 1) {
    const moment = moments[beat]!;
    const steps = walks.flatMap((walk, index) => (walk.beats[beat] ?? []).map((step) => take(doors, walkers[index]!, step, counts)));
    const meanwhile = moment.isMeanwhile ? pass(doors, moment) : [];
    // What began before the clock moved and ended after it is due at once: the jobs are run once more.
    const broken = [...(await Promise.all(steps)).flat(), ...await meanwhile, ...await (moment.isMeanwhile ? moveClock(doors, { days: 0 }) : pass(doors, moment))];
    const faults = [...broken, ...await faultsNow(doors, walkers)];
    if (faults.length > 0) return faults;
  }
  return settle(doors, walkers, counts);
}

/** The walks of those whom a fault names, to be read where a crowd is too large to be made smaller in time. */
const named = (faults: readonly string[], walkers: readonly Walker[], { walks, moments }: Crowd): string[] => {
  const found = walkers.flatMap(({ accountId }, index) => (faults.some((fault) => fault.includes(accountId)) ? [`${accountId} walked ${JSON.stringify(walks[index])}`] : []));
  return found.length === 0 ? [] : [...found, `meanwhile ${JSON.stringify(moments)}`];
};

/**
 * Lets a crowd of new customers walk side by side, one beat at a time, and time pass for all of them between the beats or during them.
 *
 * @returns what was wrong, and what the processes wrote of failures; nothing when all is well
 */
export async function walkCrowd(doors: TwoDoors, crowd: Crowd, counts: WalkCounts): Promise<string[]> {
  const now = await platformTime(doors.db);
  const walkers = await Promise.all(crowd.walks.map((walk) => openWalker(doors, walk, now)));
  const before = doors.complaints().length;
  const faults = await takeBeats(doors, walkers, crowd, counts);
  counts.walks += crowd.walks.length;
  await forget(doors, walkers);
  return faults.length === 0 ? [] : [...faults, ...named(faults, walkers, crowd), ...doors.complaints().slice(before).filter((line) => !line.startsWith('    at '))];
}

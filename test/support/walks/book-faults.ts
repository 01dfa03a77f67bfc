import type { AttemptRow } from '../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import type { SubscriptionRow } from '../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { afterPeriod } from '../../../demo/platform/purchase/after-period.ts';
import { isLive } from '../../../demo/platform/purchase/attempts/attempt-store.ts';
import { dueMoment, graceMs } from '../../../demo/platform/purchase/subscriptions/subscription-time.ts';
import type { Books } from './walk-books.ts';

/** A month is counted from where the periods began, so that it may be three days longer than one counted from its own first day. */
const calendarMs = 3 * 86_400_000;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const paidOf = ({ attempts }: Books): AttemptRow[] => attempts.filter(({ state }) => state === 'SUCCEEDED');
const show = (value: unknown): string => JSON.stringify(value);

/** One charge of an attempt that succeeded, of its amount; none of another. */
function chargeFaults(books: Books): string[] {
  const paid = paidOf(books).map(({ id, amount }) => `${id} ${amount}`).sort();
  const charged = books.charges.map(({ attemptId, amount }) => `${attemptId} ${amount}`).sort();
  return show(paid) === show(charged) ? [] : [`one charge for each paid attempt: paid ${show(paid)}, charged ${show(charged)}`];
}

/** What the provider holds is what the attempt says, or is about to: its word may be on its way. */
function providerFaults({ attempts, payments, now }: Books): string[] {
  return attempts.flatMap((attempt) => {
    const payment = payments.find(({ attemptId }) => attemptId === attempt.id);
    if (!payment) return isLive(attempt) ? [`waits for nobody: ${show(attempt)}`] : [];
    const both = `${attempt.state} ${payment.state}`;
    const isOpen = payment.state === 'OPEN' || payment.state === 'PENDING';
    const due = payment.state === 'PENDING' ? payment.settlesAt ?? 0 : payment.expiresAt;
    if (isOpen !== isLive(attempt) && isOpen) return [`open at the provider alone: ${both}`];
    if (isOpen && due <= now) return [`a payment that is overdue: ${both}, due ${due}, now ${now}`];
    return attempt.state === 'SUCCEEDED' && payment.state !== 'PAID' ? [`the provider and the attempt disagree: ${both}`] : [];
  });
}

/** Every movement adds up to zero, the customer owes nothing, and each provider holds what was paid by it. */
function ledgerFaults(books: Books): string[] {
  const { ledger, accountId } = books;
  const movements = new Set(ledger.map(({ movement }) => movement));
  const uneven = [...movements].filter((name) => sum(ledger.filter(({ movement }) => movement === name).map(({ amount }) => amount)) !== 0).map((name) => `does not add up to zero: ${name}`);
  const owed = sum(ledger.filter(({ book }) => book === `customer ${accountId}`).map(({ amount }) => amount));
  const held = sum(ledger.filter(({ book }) => book.startsWith('provider ')).map(({ amount }) => amount));
  const due = sum(paidOf(books).map(({ amount }) => amount));
  return [...uneven, ...(owed === 0 ? [] : [`the customer's book stands at ${owed}`]), ...(held === due ? [] : [`providers hold ${held} of ${due}`])];
}

/** An invoice for each charge that took something. */
function invoiceFaults({ charges, invoices }: Books): string[] {
  const charged = charges.map(({ amount }) => amount).filter((amount) => amount > 0).sort();
  const invoiced = invoices.map(({ total }) => total).sort();
  return show(charged) === show(invoiced) ? [] : [`charged ${show(charged)}, invoiced ${show(invoiced)}`];
}

/** An entry REFUNDED for each payment that was given back and took something: a card may be tried with 0. */
function refundFaults({ payments, history }: Books): string[] {
  const [back, told] = [payments.filter(({ state, amount }) => state === 'REFUNDED' && amount > 0).length, history.filter(({ itemType }) => itemType === 'REFUNDED').length];
  return back === told ? [] : [`${back} payments went back, the history tells of ${told}`];
}

/** What was paid is open, and nothing else is: by the charges alone, without a look at the subscription's own dates. */
function accessFaults(books: Books): string[] {
  const { now, attempts, licences, entitlements, subscriptions, gifts } = books;
  return licences.flatMap(({ id, grantsFor, trialPeriod }) => {
    const isOpen = entitlements.some(({ licenceId, expiresAt }) => licenceId === id && (expiresAt ?? Infinity) > now);
    const isGraced = subscriptions.some(({ licenceId, status, failedTries }) => licenceId === id && status !== 'EXPIRED' && failedTries > 0);
    const spans = books.charges.filter(({ attemptId }) => attempts.some((one) => one.id === attemptId && one.licenceId === id)).map(({ amount, chargedAt: from }) => ({
      from, longest: afterPeriod(from, grantsFor) + calendarMs, shortest: amount === 0 && trialPeriod !== null ? afterPeriod(from, trialPeriod) : afterPeriod(from, grantsFor) - graceMs,
    }));
    const given = gifts.filter(({ licenceId }) => licenceId === id).map(({ at }) => ({ from: at, longest: afterPeriod(at, grantsFor), shortest: afterPeriod(at, grantsFor) }));
    const all = [...spans, ...given];
    if (isOpen && !all.some(({ longest }) => now < longest + (isGraced ? graceMs : 0))) return [`${id} is open and was not paid: ${show(all)}, now ${now}`];
    if (!isOpen && all.some(({ shortest }) => now < shortest)) return [`${id} was paid and is not open: ${show({ all, now, entitlements, subscriptions: subscriptions.filter(({ licenceId }) => licenceId === id) })}`];
    return [];
  });
}

/** Until when a subscription opens what it opens; 0 when it does not. */
function openUntil({ status, paused, expiresAt, failedTries }: SubscriptionRow): number {
  if (paused || status === 'EXPIRED' || expiresAt === null) return 0;
  return failedTries > 0 ? expiresAt + graceMs : expiresAt;
}

/** A subscription opens what it says, something happens to it next, and its viewer can do something about it. */
function subscriptionFaults({ now, subscriptions, entitlements, licences, gifts }: Books): string[] {
  const goingOn = subscriptions.filter(({ renews, paused }) => renews || paused);
  const families = goingOn.map(({ licenceId }) => licences.find(({ id }) => id === licenceId)?.familyId).filter((family) => family !== null);
  const doubled = new Set(families).size === families.length ? [] : [`pays twice for what one licence includes: ${show(goingOn)}`];
  return [...doubled, ...subscriptions.flatMap((row) => {
    const right = entitlements.find(({ licenceId }) => licenceId === row.licenceId)?.expiresAt ?? 0;
    const isGift = gifts.some(({ licenceId }) => licenceId === row.licenceId);
    const due = dueMoment(row);
    const isOver = row.status === 'EXPIRED' && !row.paused;
    return [
      ...(isGift || (right > now) === (openUntil(row) > now) ? [] : [`what is open is not what the subscription says: ${show({ row, right, now })}`]),
      ...(isOver || row.paused || due !== undefined ? [] : [`no way out: ${show(row)}`]),
      ...(due === undefined || due > now ? [] : [`overdue since ${due}, now ${now}: ${show(row)}`]),
    ];
  })];
}

/** What must never be, whatever a customer did; empty when all is well. */
export const bookFaults = (books: Books): string[] =>
  [chargeFaults, providerFaults, ledgerFaults, invoiceFaults, refundFaults, accessFaults, subscriptionFaults].flatMap((faultsOf) => faultsOf(books)).map((fault) => `${books.accountId}: ${fault}`);

/** Payments of whose money the platform has not heard. */
export const unheard = ({ attempts, payments }: Books): Books['payments'] => payments.filter(({ attemptId, state }) => state === 'PAID' && attempts.some(({ id, state: known }) => id === attemptId && known !== 'SUCCEEDED'));

/** What must be in addition once everything had its time and every word was heard: nothing waits any more. */
export const unsettled = (books: Books): string[] => [...books.attempts.filter(isLive), ...unheard(books)].map((one) => `${books.accountId}: still waits: ${show(one)}`);

import type { AttemptRow } from '../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import type { SubscriptionColumns } from '../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { afterPeriod } from '../../../demo/platform/purchase/after-period.ts';
import { isLive } from '../../../demo/platform/purchase/attempts/attempt-store.ts';
import { dueMoment, graceMs } from '../../../demo/platform/purchase/subscriptions/subscription-time.ts';
import type { Books } from './walk-books.ts';

/** A month is counted from where the periods began, so that it may be three days longer than one counted from its own first day. */
const calendarMs = 3 * 86_400_000;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const creditNotesOf = ({ invoices }: Books): Books['invoices'] => invoices.filter(({ kind }) => kind === 'CREDIT_NOTE');
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

/** What is owed to the customer until a provider has sent it back. */
const owedTo = ({ refunds }: Books): number => sum(refunds.filter(({ state }) => state === 'DUE').map(({ amount }) => amount));

/** Every movement adds up to zero, the customer owes nothing and is owed what is to go back, and each provider holds what was paid by it. */
function ledgerFaults(books: Books): string[] {
  const { ledger, accountId } = books;
  const movements = new Set(ledger.map(({ movement }) => movement));
  const uneven = [...movements].filter((name) => sum(ledger.filter(({ movement }) => movement === name).map(({ amount }) => amount)) !== 0).map((name) => `does not add up to zero: ${name}`);
  const owed = sum(ledger.filter(({ book }) => book === `customer ${accountId}`).map(({ amount }) => amount));
  const held = sum(ledger.filter(({ book }) => book.startsWith('provider ')).map(({ amount }) => amount));
  const due = sum([...paidOf(books), ...creditNotesOf(books).map(({ total: amount }) => ({ amount }))].map(({ amount }) => amount));
  const waiting = owedTo(books);
  return [...uneven, ...(owed === -waiting ? [] : [`the customer's book stands at ${owed}, and ${waiting} is to go back`]), ...(held === due + waiting ? [] : [`providers hold ${held} of ${due + waiting}`])];
}

/** An invoice for each charge that took something; no more is taken back of it than it asked for. */
function invoiceFaults(books: Books): string[] {
  const issued = books.invoices.filter(({ kind }) => kind === 'INVOICE');
  const charged = books.charges.map(({ amount }) => amount).filter((amount) => amount > 0).sort();
  const invoiced = issued.map(({ total }) => total).sort();
  const notes = creditNotesOf(books);
  const back = (number: number | null): number => -sum(notes.filter(({ reversedNumber }) => reversedNumber === number).map(({ total }) => total));
  const wrong = notes.filter(({ reversedNumber }) => !issued.some((one) => one.number === reversedNumber && one.total >= back(reversedNumber)));
  return [
    ...(show(charged) === show(invoiced) ? [] : [`charged ${show(charged)}, invoiced ${show(invoiced)}`]),
    ...(wrong.length === 0 ? [] : [`credit notes of no invoice, or of more than it asked for: ${show({ wrong, issued })}`]),
  ];
}

/** A refund for each credit note, and an entry for each refund that is paid and each payment that was given back and took something: a card may be tried with 0. */
function refundFaults(books: Books): string[] {
  const [notes, owed] = [creditNotesOf(books).map(({ total }) => -total).sort(), books.refunds.map(({ amount }) => amount).sort()];
  const back = books.payments.filter(({ state, amount }) => state === 'REFUNDED' && amount > 0).length + books.refunds.filter(({ state }) => state === 'PAID').length;
  const told = books.history.filter(({ itemType }) => itemType === 'REFUNDED' || itemType === 'PRO_RATA_REFUND').length;
  return [...(show(notes) === show(owed) ? [] : [`credited ${show(notes)}, owed ${show(owed)}`]), ...(back === told ? [] : [`${back} payments went back, the history tells of ${told}`])];
}

/** What the ledger says of providers, by what moved: `payment <attempt>` and `refund <refund>`. */
const bookedOf = ({ ledger }: Books): string[] => ledger.filter(({ book }) => book.startsWith('provider ')).map(({ book, movement, amount }) => `${book} ${movement} ${amount}`).sort();

/** The same as the providers say it. */
const movedOf = ({ moved }: Books): string[] => moved.map(({ provider, key, amount }) => `provider ${provider} ${key.replace(/^charge /, 'payment ')} ${amount}`).sort();

/** Nothing is booked that did not move at its provider; the word of what moved there may be on its way. */
function moneyFaults(books: Books): string[] {
  const moved = new Set(movedOf(books));
  return bookedOf(books).filter((line) => !moved.has(line)).map((line) => `booked, and not moved: ${line}`);
}

/** A gift is good for its code once it is paid, by one payment; a withdrawal from what its giver holds takes none back. */
function giftFaults({ gifts, attempts, invoices }: Books): string[] {
  return gifts.flatMap((gift) => {
    const paid = attempts.filter(({ basketId, state }) => basketId === gift.id && state === 'SUCCEEDED');
    const reversed = invoices.some(({ kind, attemptId }) => kind === 'CREDIT_NOTE' && paid.some(({ id }) => id === attemptId));
    return paid.length === (gift.state === 'OPEN' ? 0 : 1) && !reversed ? [] : [`a gift and its payments: ${show({ gift, paid, reversed })}`];
  });
}

/** From when to when a licence is open by what was paid or given: at least, and at most. */
interface Span { from: number; shortest: number; longest: number }

/** When a licence was over before its time: it was withdrawn from, or paid for a higher one. */
function cutsOf(books: Books, licenceId: string): number[] {
  const withdrawn = creditNotesOf(books).filter((note) => note.licenceId === licenceId).map(({ issuedAt }) => issuedAt);
  const replaced = paidOf(books).filter(({ purpose }) => purpose?.kind === 'PLAN' && purpose.facts.licenceId === licenceId);
  return [...withdrawn, ...books.charges.filter(({ attemptId }) => replaced.some(({ id }) => id === attemptId)).map(({ chargedAt }) => chargedAt)];
}

/** Whether an attempt paid a licence, alone or among others: its invoice says which. */
const pays = ({ invoices }: Books, { id, licenceId }: AttemptRow, licence: string): boolean => licenceId === licence
  || invoices.some((invoice) => invoice.attemptId === id && invoice.kind === 'INVOICE' && (invoice.licenceId === licence || invoice.lines?.some((line) => line.licenceId === licence)));

/** What each charge of a licence opened. A gift for somebody else opens nothing, and a card that was tried neither. */
function paidSpans(books: Books, { id, grantsFor, trialPeriod }: Books['licences'][number]): Span[] {
  const opens = paidOf(books).filter((attempt) => pays(books, attempt, id) && !books.gifts.some((gift) => gift.id === attempt.basketId) && (attempt.purpose?.kind !== 'LICENCE' || attempt.purpose.isOpen));
  const cuts = cutsOf(books, id);
  return books.charges.filter(({ attemptId, chargedAt }) => opens.some((one) => one.id === attemptId) && !cuts.some((cut) => cut >= chargedAt)).map(({ amount, chargedAt: from }) => ({
    from, longest: afterPeriod(from, grantsFor) + calendarMs, shortest: amount === 0 && trialPeriod !== null ? afterPeriod(from, trialPeriod) : afterPeriod(from, grantsFor) - graceMs,
  }));
}

/** What was given goes on from what was open by then. */
function allSpans(books: Books, licence: Books['licences'][number]): Span[] {
  const spans = paidSpans(books, licence);
  for (const { at: from, grantsFor } of books.given.filter(({ licenceId }) => licenceId === licence.id)) {
    const open = spans.filter((span) => span.from <= from && span.longest > from).map(({ longest }) => longest);
    const period = grantsFor ?? licence.grantsFor;
    spans.push({ from, shortest: afterPeriod(from, period), longest: afterPeriod(Math.max(from, ...open), period) });
  }
  return spans;
}

/** What was paid is open, and nothing else is: by the charges alone, without a look at the subscription's own dates. */
function accessFaults(books: Books): string[] {
  const { now, licences, entitlements, subscriptions } = books;
  return licences.flatMap((licence) => {
    const isOpen = entitlements.some(({ licenceId, expiresAt }) => licenceId === licence.id && (expiresAt ?? Infinity) > now);
    const isGraced = subscriptions.some(({ licenceId, status, failedTries }) => licenceId === licence.id && status !== 'EXPIRED' && failedTries > 0);
    // A lower licence that goes on is in its days of grace by what was paid for the higher one.
    const family = isGraced ? licences.filter(({ familyId }) => familyId !== null && familyId === licence.familyId) : [];
    const all = allSpans(books, licence);
    const most = [...all, ...family.flatMap((one) => allSpans(books, one))];
    if (isOpen && !most.some(({ longest }) => now < longest + (isGraced ? graceMs : 0))) return [`${licence.id} is open and was not paid: ${show(all)}, now ${now}`];
    if (!isOpen && all.some(({ shortest }) => now < shortest)) return [`${licence.id} was paid and is not open: ${show({ all, now, entitlements, subscriptions: subscriptions.filter(({ licenceId }) => licenceId === licence.id) })}`];
    return [];
  });
}

/** Until when a subscription opens what it opens; 0 when it does not. */
function openUntil({ status, paused, expiresAt, failedTries }: SubscriptionColumns): number {
  if (paused || status === 'EXPIRED' || expiresAt === null) return 0;
  return failedTries > 0 ? expiresAt + graceMs : expiresAt;
}

/** A subscription opens what it says, something happens to it next, and its viewer can do something about it. */
function subscriptionFaults({ now, subscriptions, entitlements, licences, given }: Books): string[] {
  const goingOn = subscriptions.filter(({ renews, paused }) => renews || paused);
  const families = goingOn.map(({ licenceId }) => licences.find(({ id }) => id === licenceId)?.familyId).filter((family) => family !== null);
  const doubled = new Set(families).size === families.length ? [] : [`pays twice for what one licence includes: ${show(goingOn)}`];
  return [...doubled, ...subscriptions.flatMap((row) => {
    const right = entitlements.find(({ licenceId }) => licenceId === row.licenceId)?.expiresAt ?? 0;
    const isGift = given.some(({ licenceId }) => licenceId === row.licenceId);
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
  [chargeFaults, providerFaults, ledgerFaults, invoiceFaults, refundFaults, moneyFaults, giftFaults, accessFaults, subscriptionFaults].flatMap((faultsOf) => faultsOf(books)).map((fault) => `${books.accountId}: ${fault}`);

/** Payments of whose money the platform has not heard. */
export const unheard = ({ attempts, payments }: Books): Books['payments'] => payments.filter(({ attemptId, state }) => state === 'PAID' && attempts.some(({ id, state: known }) => id === attemptId && known !== 'SUCCEEDED'));

/** What must be in addition once everything had its time and every word was heard: nothing waits any more, and what the providers hold is what the ledger says. */
export function unsettled(books: Books): string[] {
  const waiting = [...books.attempts.filter(isLive), ...unheard(books), ...books.refunds.filter(({ state }) => state === 'DUE')].map((one) => `still waits: ${show(one)}`);
  const booked = new Set(bookedOf(books));
  return [...waiting, ...movedOf(books).filter((line) => !booked.has(line)).map((line) => `moved, and not booked: ${line}`)].map((fault) => `${books.accountId}: ${fault}`);
}

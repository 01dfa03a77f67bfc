import { and, eq } from 'drizzle-orm';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { disputes, type DisputeState } from '../../db/tables/purchase/dispute-tables.ts';
import { refunds } from '../../db/tables/purchase/refund-tables.ts';
import { invoices } from '../../db/tables/purchase/subscription-tables.ts';
import { findAttempt, isLive } from '../attempts/attempt-store.ts';
import { addHistory } from '../books/history-store.ts';
import { postMovement } from '../books/ledger.ts';
import { byLicence, creditInvoice, isWritten, openTotal, type WrittenInvoice } from '../books/written-invoice.ts';
import { endSubscription } from '../subscriptions/pass-time.ts';
import { holdCustomer } from '../hold-customer.ts';
import type { DisputeWord } from '../providers/payment-provider.ts';
import { contractsPaidBy } from './contracts-paid-by.ts';
import { revokePaid, skuOf } from './revoke-paid.ts';

/** How far along a dispute is: an older word says nothing new. */
const ranks: Record<DisputeState, number> = { OPEN: 1, UNDER_REVIEW: 2, WON: 3, LOST: 3 };

/** The steps that a word adds to what was heard. chosen: a review that nobody told of has been, once the end is told */
const stepsTo = (heard: DisputeState | undefined, state: DisputeState): DisputeState[] =>
  [...new Set<DisputeState>(['OPEN', 'UNDER_REVIEW', state])].filter((step) => ranks[step] > (heard ? ranks[heard] : 0) && ranks[step] <= ranks[state]);

/** A word of a dispute, with the invoice of what is disputed. */
interface Disputed { word: DisputeWord; invoice: WrittenInvoice; now: number }

async function note(tx: Database, { word, invoice, now }: Disputed, itemType: 'DISPUTE_CREATED' | 'DISPUTE_UPDATED' | 'DISPUTE_CLOSED', back?: { creditNote: number | undefined }): Promise<void> {
  const { realm, accountId, licenceId, scale, currency } = invoice;
  await addHistory(tx, {
    realm, accountId, licenceId, sku: await skuOf(tx, invoice), itemType, status: 'DONE', at: now, ...(back ? { amount: -word.amount, scale, currency } : {}), invoiceNumber: back?.creditNote ?? null,
  });
}

/** @param books what each gains, in the disputed amount */
async function post(tx: Database, { word: { reference, amount }, invoice: { realm, scale, currency }, now }: Disputed, name: string, [from, to]: readonly [string, string]): Promise<void> {
  await postMovement(tx, { id: `${name} ${reference}`, realm, scale, currency, at: now, books: { [from]: -amount, [to]: amount } });
}

/** What is disputed of an invoice is taken back licence by licence, as far as it was not before. @returns the numbers of the credit notes */
async function creditDisputed(tx: Database, { word: { reference, amount }, invoice, now }: Disputed): Promise<number[]> {
  const creditNotes: number[] = [];
  let left = amount;
  for (const [place, part] of byLicence(invoice).entries()) {
    const credited = Math.min(await openTotal(tx, part), left);
    if (credited > 0) creditNotes.push(await creditInvoice(tx, part, { id: place === 0 ? reference : `${reference} ${place + 1}`, amount: credited, at: now }));
    left -= credited;
  }
  return creditNotes;
}

/** The cardholder has the money: what was sold is taken back, and nothing more is owed of it. */
async function lose(tx: Database, disputed: Disputed): Promise<void> {
  const { word: { attemptId }, invoice, now } = disputed;
  // Looked for first: what was taken back of an invoice was credited to nothing.
  const credited = await contractsPaidBy(tx, invoice);
  const creditNotes = await creditDisputed(tx, disputed);
  await post(tx, disputed, 'dispute-lost', ['disputes', `customer ${invoice.accountId}`]);
  await tx.update(refunds).set({ state: 'DISPUTED' }).where(and(eq(refunds.attemptId, attemptId), eq(refunds.state, 'DUE')));
  await note(tx, disputed, 'DISPUTE_CLOSED', { creditNote: creditNotes[0] });
  for (const part of byLicence(invoice)) await revokePaid(tx, part, now);
  for (const row of credited) await endSubscription(tx, row, now, 'REVOKED');
}

async function take(tx: Database, disputed: Disputed, step: DisputeState): Promise<void> {
  const provider = `provider ${disputed.word.provider}`;
  switch (step) {
    case 'OPEN':
      await post(tx, disputed, 'dispute', [provider, 'disputes']);
      return note(tx, disputed, 'DISPUTE_CREATED');
    case 'UNDER_REVIEW': return note(tx, disputed, 'DISPUTE_UPDATED');
    case 'WON':
      await post(tx, disputed, 'dispute-won', ['disputes', provider]);
      return note(tx, disputed, 'DISPUTE_CLOSED');
    case 'LOST': return lose(tx, disputed);
  }
}

/**
 * What follows from a payment that its cardholder disputes at the card's bank.
 *
 * 1. Opened, the provider takes the money back, and holds it apart until the bank has decided; the licence stays open.
 * 2. Won, the seller has it again. Lost, it is the cardholder's: the sale is taken back by a credit note, and what it opened is revoked, also where its unused days were credited to.
 * 3. The customer is held, and only what is new is done: words that repeat, come late or out of order do no harm.
 * 4. One that comes before its charge is known is not taken: providers send again what is refused.
 *
 * @source spec 2 §3 "dispute created, updated, closed", "revoked"; design/identity-checkout-reference.md 6.2 "Disputes/refunds change entitlement by policy"
 *
 * @returns false where the payment is not known to have succeeded yet, and nothing was done
 */
export async function hearDispute(db: Database, word: DisputeWord, now: number): Promise<boolean> {
  const { reference, attemptId, amount, state } = word;
  return db.transaction(async (tx) => {
    const buyer = (await findAttempt(tx, attemptId))?.accountId;
    if (buyer === undefined) return true;
    // Held first: what is looked for may be just written.
    await holdCustomer(tx, buyer, now);
    const [invoice] = await tx.select().from(invoices).where(and(eq(invoices.attemptId, attemptId), eq(invoices.kind, 'INVOICE')));
    if (!isWritten(invoice)) return !(await isUnderWay(tx, attemptId));
    const { realm, accountId, licenceId } = invoice;
    const [heard] = await tx.select().from(disputes).where(eq(disputes.reference, reference));
    const steps = stepsTo(heard?.state, state);
    if (steps.length === 0) return true;
    for (const step of steps) await take(tx, { word, invoice, now }, step);
    await tx.insert(disputes).values({ reference, attemptId, accountId, state, amount }).onConflictDoUpdate({ target: disputes.reference, set: { state } });
    await publishChange(tx, { realm, scope: { account: accountId }, subject: 'subscription', ids: [licenceId] });
    return true;
  });
}

async function isUnderWay(tx: Database, attemptId: string): Promise<boolean> {
  const attempt = await findAttempt(tx, attemptId);
  return attempt !== undefined && isLive(attempt);
}

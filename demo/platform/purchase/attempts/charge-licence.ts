import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AttemptPurpose } from '../../db/tables/purchase/plan-tables.ts';
import { type AttemptRow, paymentAttempts, paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { MemberCaller } from '../../server/request-caller.ts';
import type { CardRow } from '../cards/card-store.ts';
import { chargedBy } from '../cards/mandates.ts';
import { holdCharge } from '../providers/acquirer/held-money.ts';
import { challengeOf, chargeOutcome } from '../sandbox-bank.ts';
import { openViewerOrder } from '../vendor-orders/open-order.ts';
import { askPayer } from './ask-payer.ts';
import { giveUpOthers } from './give-up-others.ts';
import { noteDeclined } from './note-declined.ts';

/** What a member pays for a licence by a kept card, without a basket. */
export interface LicenceCharge {
  /** Names what is paid, so that it is paid once. */
  key: string;
  licenceId: string;
  amount: number;
  scale: number;
  currency: string;
  card: CardRow;
  purpose: AttemptPurpose;
}

/** A card of this member. @throws PlatformError 404 `card-not-found`, another account's too */
export async function ownCard(tx: Database, accountId: string, cardId: string): Promise<CardRow> {
  const [card] = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.id, cardId), eq(paymentMethods.accountId, accountId)));
  if (!card) throw new PlatformError(404, 'card-not-found', 'No such card.');
  return card;
}

/** The attempt that was made with a key. */
export async function attemptOfKey(tx: Database, accountId: string, key: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(paymentAttempts).where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.idempotencyKey, key)));
  return row;
}

/**
 * Charges a card while its holder is there, whose issuer may ask first.
 *
 * @returns the attempt: SUCCEEDED, DECLINED, PENDING where a vendor is to be asked after the transaction, or REQUIRES_ACTION with where the payer confirms it; what follows from it is not written yet
 * @throws PlatformError 409 `payment-in-flight`
 */
export async function chargeLicence(tx: Database, caller: MemberCaller, { key, card, ...facts }: LicenceCharge): Promise<AttemptRow> {
  await giveUpOthers(tx, caller);
  const byVendor = card.mandate !== null && facts.amount > 0;
  const challenge = challengeOf(card.outcome);
  const failureCode = challenge || card.mandate ? null : chargeOutcome(card.outcome, 'purchase');
  const state = challenge ? 'REQUIRES_ACTION' : byVendor ? 'PENDING' : failureCode === null ? 'SUCCEEDED' : 'DECLINED';
  const [row] = await tx.insert(paymentAttempts).values({
    id: randomUUID(), realm: caller.realm.realm, accountId: caller.user.id, locale: caller.locale, idempotencyKey: key, bodyHash: '', state, failureCode, paymentMethodId: card.id, provider: chargedBy(card), createdAt: caller.now, ...facts,
  }).returning();
  if (!row) throw new PlatformError(500, 'attempt-missing');
  if (state === 'DECLINED') await noteDeclined(tx, row, caller.now);
  if (state === 'SUCCEEDED') await holdCharge(tx, { ...row, attemptId: row.id }, caller.now, card.outcome);
  if (byVendor) await openViewerOrder(tx, caller, row, false);
  return challenge ? askPayer(tx, caller, row, { type: 'CHALLENGE', mandate: 'KEPT', ...challenge }) : row;
}

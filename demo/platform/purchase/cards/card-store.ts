import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { subscriptions } from '../../db/tables/purchase/subscription-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { KeptCard } from '../card-fields/card-tokens.ts';
import { holdCustomer } from '../hold-customer.ts';
import { removeCards } from './removed-cards.ts';

export type CardRow = typeof paymentMethods.$inferSelect;

/** chosen: the most cards of an account */
export const mostCards = 10;

/** The cards of an account, the oldest first. */
export const cardsOf = (db: Database, accountId: string): Promise<CardRow[]> =>
  db.select().from(paymentMethods).where(eq(paymentMethods.accountId, accountId)).orderBy(asc(paymentMethods.addedAt), asc(paymentMethods.id));

/** A card that was entered, without its number. */
export interface NewCard { card: KeptCard; accountId: string; now: number }

/**
 * Keeps a card. The same one again is kept once; the first one is the default.
 *
 * @throws PlatformError 400 `MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED`
 * @source spec 2 §8
 */
export async function keepCard(db: Database, { card, accountId, now }: NewCard): Promise<CardRow> {
  return db.transaction(async (tx) => {
    await holdCustomer(tx, accountId, now);
    const kept = await cardsOf(tx, accountId);
    const { cardHolder, expiryMonth, expiryYear, cardType, last4, outcome, fingerprint } = card;
    const known = kept.find((row) => row.fingerprint === fingerprint);
    if (known) return known;
    if (kept.length >= mostCards) throw new PlatformError(400, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'This account has as many cards as it can have.');
    const row: CardRow = { id: `card-${randomUUID()}`, accountId, cardType, last4, outcome, cardHolder, expiryMonth, expiryYear, isDefault: kept.length === 0, addedAt: now, fingerprint, mandate: null };
    await tx.insert(paymentMethods).values(row);
    return row;
  });
}

/** Which card of an account is to be changed, and when: epoch milliseconds. */
interface OwnCard { accountId: string; cardId: string; now: number }

/** @throws PlatformError 404 `card-not-found`, another account's too */
async function heldCard(tx: Database, { accountId, cardId, now }: OwnCard): Promise<CardRow> {
  await holdCustomer(tx, accountId, now);
  const [row] = await tx.select().from(paymentMethods).where(and(eq(paymentMethods.id, cardId), eq(paymentMethods.accountId, accountId)));
  if (!row) throw new PlatformError(404, 'card-not-found', 'No such card.');
  return row;
}

/** The licences that each card pays for from now on. */
export async function paidByCard(db: Database, accountId: string): Promise<{ cardId: string; licenceId: string }[]> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return rows.flatMap(({ paymentMethodId, licenceId, renews, paused }) => (paymentMethodId !== null && (renews || paused) ? [{ cardId: paymentMethodId, licenceId }] : []));
}

/** Makes a card the one that is offered first. */
export async function makeDefault(db: Database, own: OwnCard): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, accountId } = await heldCard(tx, own);
    await tx.update(paymentMethods).set({ isDefault: false }).where(eq(paymentMethods.accountId, accountId));
    await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  });
}

/** Removes a card; the oldest of those that are left takes the default's place. @throws PlatformError 409 `card-in-use` for one that pays for a subscription */
export async function removeCard(db: Database, own: OwnCard): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, accountId, isDefault } = await heldCard(tx, own);
    if ((await paidByCard(tx, accountId)).some(({ cardId }) => cardId === id)) throw new PlatformError(409, 'card-in-use', 'This card pays for a subscription.');
    await removeCards(tx, eq(paymentMethods.id, id));
    const [first] = await cardsOf(tx, accountId);
    if (isDefault && first) await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, first.id));
  });
}

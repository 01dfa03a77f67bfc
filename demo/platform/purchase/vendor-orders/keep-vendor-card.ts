import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentMethods } from '../../db/tables/purchase/purchase-tables.ts';
import { vendorOrderOf } from './vendor-order-store.ts';

/** A vendor that does not describe its card: it is shown without digits, and the vendor says when it ends. */
const unknownCard = { cardType: 'card', last4: '', expiryMonth: 12, expiryYear: 2099 };

/** Keeps what a vendor keeps of a card, once. @returns its id here; null where the vendor keeps nothing */
export async function keepVendorCard(tx: Database, { attemptId, accountId }: { attemptId: string; accountId: string }, now: number): Promise<string | null> {
  const { mandate: said } = await vendorOrderOf(tx, attemptId) ?? {};
  if (!said) return null;
  const { card = unknownCard, ...mandate } = said;
  const kept = await tx.select().from(paymentMethods).where(eq(paymentMethods.accountId, accountId));
  const known = kept.find((row) => row.mandate?.provider === mandate.provider && row.mandate.token === mandate.token);
  if (known) return known.id;
  const id = `card-${randomUUID()}`;
  // Its outcome is no name of the sandbox's, so nothing but its vendor charges it.
  await tx.insert(paymentMethods).values({ id, accountId, ...card, outcome: 'vendor', isDefault: kept.length === 0, addedAt: now, mandate });
  return id;
}

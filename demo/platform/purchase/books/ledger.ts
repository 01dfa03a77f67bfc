import type { Database } from '../../db/database.ts';
import { ledgerEntries } from '../../db/tables/purchase/subscription-tables.ts';

/** One movement of money: what each book gains (above zero) or gives (below). */
export interface Movement { id: string; realm: string; scale: number; currency: string; at: number; books: Record<string, number> }

/** Writes a movement; the same one a second time changes nothing. @throws RangeError when it does not add up to zero */
export async function postMovement(db: Database, { id, books, ...facts }: Movement): Promise<void> {
  const lines = Object.entries(books).filter(([, amount]) => amount !== 0);
  if (lines.reduce((sum, [, amount]) => sum + amount, 0) !== 0) throw new RangeError(`The movement ${id} does not add up to zero.`);
  if (lines.length > 0) await db.insert(ledgerEntries).values(lines.map(([book, amount]) => ({ movement: id, book, amount, ...facts }))).onConflictDoNothing();
}

import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clock } from '../db/tables/switch-tables.ts';

/** The setting of the platform's clock. `fixedAt` takes precedence over `offsetMs`. */
export interface ClockSetting { offsetMs: number; fixedAt: number | null }

export async function readClock(db: Database): Promise<ClockSetting> {
  const [row] = await db.select().from(clock).where(eq(clock.id, 1));
  return row ? { offsetMs: row.offsetMs, fixedAt: row.fixedAt } : { offsetMs: 0, fixedAt: null };
}

/** Holds the clock until the transaction ends: of two moves at once, the second one goes on from the first. */
export async function holdClock(tx: Database): Promise<ClockSetting> {
  await tx.insert(clock).values({ id: 1, offsetMs: 0, fixedAt: null }).onConflictDoNothing();
  await tx.select().from(clock).where(eq(clock.id, 1)).for('update');
  return readClock(tx);
}

export async function setClock(db: Database, setting: ClockSetting): Promise<void> {
  await db.insert(clock).values({ id: 1, ...setting }).onConflictDoUpdate({ target: clock.id, set: setting });
}

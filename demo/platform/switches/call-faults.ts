import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type FaultRow, faults } from '../db/tables/switch-tables.ts';

/** One fault of one call. */
export type Fault = Omit<FaultRow, 'call' | 'count'>;

/** Takes the fault set for this call and counts it down; a fault of the call itself precedes `*`. */
export async function takeFault(db: Database, call: string): Promise<Fault | undefined> {
  const live = or(isNull(faults.count), gt(faults.count, 0));
  const waiting = await db.select({ call: faults.call }).from(faults).where(and(inArray(faults.call, [call, '*']), live));
  const name = waiting.find((row) => row.call === call)?.call ?? waiting[0]?.call;
  if (name === undefined) return undefined;
  const [taken] = await db.update(faults).set({ count: sql`${faults.count} - 1` }).where(and(eq(faults.call, name), live)).returning();
  return taken;
}

/** Waits for the fault's delay. */
export const delayOf = (fault: Fault | undefined): Promise<void> =>
  fault?.delayMs ? new Promise((resolve) => { setTimeout(resolve, fault.delayMs ?? 0); }) : Promise.resolve();

export async function setFault(db: Database, row: FaultRow): Promise<void> {
  await db.insert(faults).values(row).onConflictDoUpdate({ target: faults.call, set: row });
}

export async function clearFaults(db: Database, call?: string): Promise<void> {
  await db.delete(faults).where(call === undefined ? undefined : eq(faults.call, call));
}

export const readFaults = (db: Database): Promise<FaultRow[]> => db.select().from(faults).orderBy(faults.call);

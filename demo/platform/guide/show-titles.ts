import { eq } from 'drizzle-orm';
import { type ShowRow, shows } from '../db/tables/guide-tables.ts';
import type { Caller } from '../server/request-caller.ts';

/** What the tenant's programmes are called, by id. */
export function showsOf({ context: { db, keptData }, realm: { realm }, published }: Caller): Promise<Map<number, ShowRow>> {
  return keptData.read(published, `shows ${realm}`, async () => new Map((await db.select().from(shows).where(eq(shows.realm, realm))).map((row) => [row.id, row])));
}

/** Without case and marks, so that `futbol` finds `Fútbol`. */
export const foldedText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

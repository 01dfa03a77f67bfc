import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { providerRecords } from '../../../db/tables/identity/account-tables.ts';

/** What a code or an access token of a hand-made provider stands for. */
const held = z.object({ app: z.string(), subject: z.string(), returnUri: z.string(), challenge: z.string() });
export type Held = z.output<typeof held>;

type Model = 'Code' | 'Token';

/** Keeps a new code or token. By the machine's clock, like every provider's. @returns its text */
export async function issue(db: Database, provider: string, model: Model, payload: Held, lifeMs: number): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await db.insert(providerRecords).values({ provider, model, id, payload, expiresAt: Date.now() + lifeMs });
  return id;
}

const mine = (provider: string, model: Model, id: string) => and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.id, id), isNull(providerRecords.consumedAt));

type Row = typeof providerRecords.$inferSelect;
const open = (row: Row | undefined): Held | undefined => (row && (row.expiresAt ?? 0) > Date.now() ? z.parse(held, row.payload) : undefined);

/** Reads a token. */
export async function read(db: Database, provider: string, model: Model, id: string): Promise<Held | undefined> {
  const [row] = await db.select().from(providerRecords).where(mine(provider, model, id));
  return open(row);
}

/** Takes a code: of two that bring it, one gets it. */
export async function take(db: Database, provider: string, model: Model, id: string): Promise<Held | undefined> {
  const [row] = await db.update(providerRecords).set({ consumedAt: Date.now() }).where(mine(provider, model, id)).returning();
  return open(row);
}

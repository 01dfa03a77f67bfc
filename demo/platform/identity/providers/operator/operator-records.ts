import { randomBytes, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.ts';
import { providerRecords } from '../../../db/tables/identity/account-tables.ts';

const provider = 'mvpd';

/** A registered application of one browser. */
const application = z.object({ secret: z.string(), app: z.string() });
/** A code that somebody activates at an operator. `proof` travels to the browser that did. */
const regcode = z.object({ requestor: z.string(), by: z.string(), mvpd: z.optional(z.string()), subject: z.optional(z.string()), proof: z.optional(z.string()) });
export type Regcode = z.output<typeof regcode>;
/** A token of an application. */
const access = z.object({ client: z.string() });

const schemas = { Application: application, Regcode: regcode, Access: access };
type Model = keyof typeof schemas;
type Payload<M extends Model> = z.output<(typeof schemas)[M]>;

/** By the machine's clock, like every provider's. */
export async function keepRecord<M extends Model>(db: Database, model: M, id: string, payload: Payload<M>, lifeMs: number): Promise<void> {
  const kept = { payload, expiresAt: Date.now() + lifeMs };
  await db.insert(providerRecords).values({ provider, model, id, ...kept }).onConflictDoUpdate({ target: [providerRecords.provider, providerRecords.model, providerRecords.id], set: kept });
}

const where = (model: Model, id: string) => and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.id, id));

export async function recordOf<M extends Model>(db: Database, model: M, id: string): Promise<Payload<M> | undefined> {
  const [row] = await db.select().from(providerRecords).where(where(model, id));
  return row && (row.expiresAt ?? 0) > Date.now() ? z.parse(schemas[model], row.payload) as Payload<M> : undefined;
}

export async function forgetRecord(db: Database, model: Model, id: string): Promise<void> {
  await db.delete(providerRecords).where(where(model, id));
}

export const randomText = (): string => randomBytes(24).toString('base64url');

/** chosen: without the letters and digits that are taken for each other */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newRegcode = (): string => Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('');

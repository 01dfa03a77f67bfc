import { verify } from '@node-rs/argon2';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { providerPeople, type ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';

/** Whom the provider's page lists. */
export const peopleAt = (db: Database, provider: string): Promise<ProviderPersonRow[]> =>
  db.select().from(providerPeople).where(eq(providerPeople.provider, provider)).orderBy(asc(providerPeople.subject));

/** Who a filled form proves to be. chosen: somebody of the list needs no password, because the page is part of the demo */
export async function personWho(db: Database, provider: string, fields: URLSearchParams): Promise<string | undefined> {
  const people = await peopleAt(db, provider);
  if (fields.has('person')) return people.find(({ subject }) => subject === fields.get('person'))?.subject;
  const [typed] = await db.select().from(providerPeople).where(and(eq(providerPeople.provider, provider), eq(providerPeople.login, fields.get('login')?.trim().toLowerCase() ?? '')));
  return typed && await verify(typed.passwordHash, fields.get('password') ?? '') ? typed.subject : undefined;
}

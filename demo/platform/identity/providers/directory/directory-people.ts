import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { providerPeople, type ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';

let placeholder: Promise<string> | undefined;

/** Somebody who is not there costs the same work as a wrong password. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  placeholder ??= hash('matches no password');
  return await verify(kept ?? await placeholder, password) && kept !== undefined;
}

export const writtenLogin = (login: string): string => login.trim().toLowerCase();

export async function personOf({ db }: PlatformContext, provider: string, login: string): Promise<ProviderPersonRow | undefined> {
  return (await db.select().from(providerPeople).where(and(eq(providerPeople.provider, provider), eq(providerPeople.login, writtenLogin(login)))))[0];
}

export async function personOfSubject({ db }: PlatformContext, provider: string, subject: string): Promise<ProviderPersonRow | undefined> {
  return (await db.select().from(providerPeople).where(and(eq(providerPeople.provider, provider), eq(providerPeople.subject, subject))))[0];
}

export async function proven(context: PlatformContext, provider: string, login: string, password: string): Promise<ProviderPersonRow | undefined> {
  const person = await personOf(context, provider, login);
  return await isPassword(person?.passwordHash, password) ? person : undefined;
}

/** Writes a new password. */
export async function writePassword({ db }: PlatformContext, { provider, subject }: Pick<ProviderPersonRow, 'provider' | 'subject'>, password: string): Promise<void> {
  await db.update(providerPeople).set({ passwordHash: await hash(password) }).where(and(eq(providerPeople.provider, provider), eq(providerPeople.subject, subject)));
}

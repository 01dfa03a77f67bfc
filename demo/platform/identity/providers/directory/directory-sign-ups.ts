import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { providerPeople, type ProviderPersonRow, providerRecords } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { isPassword, personOf, personOfSubject, writtenLogin } from './directory-people.ts';

/** As long as the link of the mail is good. By the machine's clock, as of every provider. */
const lifeMs = 24 * 3_600_000;
const model = 'sign-up';

const ofTicket = (provider: string, ticket: string) =>
  and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.id, ticket), gt(providerRecords.expiresAt, Date.now()));

/**
 * Keeps what somebody signs up with until they are proven to read the mails of its address. Of two for one address the newest counts.
 *
 * @returns the name of the sign-up; undefined where the address has an account, for the same work
 */
export async function beginSignUp(context: PlatformContext, provider: string, { id, secret, name }: { id: string; secret: string; name: string }): Promise<string | undefined> {
  const login = writtenLogin(id);
  const passwordHash = await hash(secret);
  if (await personOf(context, provider, login)) return undefined;
  const ticket = randomBytes(24).toString('base64url');
  await context.db.transaction(async (tx) => {
    await tx.delete(providerRecords).where(and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.uid, login)));
    await tx.insert(providerRecords).values({ provider, model, id: ticket, uid: login, payload: { login, name, passwordHash, subject: randomUUID() }, expiresAt: Date.now() + lifeMs });
  });
  return ticket;
}

/** Makes the person of a sign-up, once, and answers them each time: mail scanners open links too. */
export async function endSignUp(context: PlatformContext, provider: string, ticket: string): Promise<ProviderPersonRow | undefined> {
  const [row] = await context.db.select().from(providerRecords).where(ofTicket(provider, ticket));
  if (!row) return undefined;
  const { login, name, passwordHash, subject } = row.payload as Record<'login' | 'name' | 'passwordHash' | 'subject', string>;
  await context.db.transaction(async (tx) => {
    const taken = await tx.update(providerRecords).set({ consumedAt: Date.now() }).where(and(ofTicket(provider, ticket), isNull(providerRecords.consumedAt))).returning({ id: providerRecords.id });
    if (taken.length > 0) await tx.insert(providerPeople).values({ provider, subject, login, passwordHash, name, email: login, note: '' }).onConflictDoNothing();
  });
  return personOfSubject(context, provider, subject);
}

/** The sign-up that waits for its mail, for whoever knows its password. */
export async function waitingSignUp({ db }: PlatformContext, provider: string, login: string, password: string): Promise<string | undefined> {
  const waiting = and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.uid, writtenLogin(login)), gt(providerRecords.expiresAt, Date.now()), isNull(providerRecords.consumedAt));
  const [row] = await db.select().from(providerRecords).where(waiting);
  return await isPassword((row?.payload as { passwordHash?: string } | undefined)?.passwordHash, password) ? row?.id : undefined;
}

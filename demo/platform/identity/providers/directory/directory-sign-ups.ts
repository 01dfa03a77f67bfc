import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { providerPeople, type ProviderPersonRow, providerRecords } from '../../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { isPassword, personOf, personOfSubject, writtenLogin } from './directory-people.ts';

/** As long as the link of the mail is good. By the machine's clock, as of every provider. */
const lifeMs = 24 * 3_600_000;
const model = 'sign-up';
/** chosen: more than anybody signs up with one address in a day; each costs a hash */
const mostCompared = 20;

const ofTicket = (provider: string, ticket: string) =>
  and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.id, ticket), gt(providerRecords.expiresAt, Date.now()));

/**
 * Keeps what somebody signs up with until they are proven to read the mails of its address. Of two for one address that counts whose maker confirms it first.
 *
 * Where the address has an account it is kept too, and comes to nothing: who signs in with it is refused as before a confirmation, so that neither answer says who has one.
 *
 * @returns the name of the sign-up, and whether the address has an account
 */
export async function beginSignUp(context: PlatformContext, provider: string, { id, secret, name }: { id: string; secret: string; name: string }): Promise<{ ticket: string; isTaken: boolean }> {
  const login = writtenLogin(id);
  const passwordHash = await hash(secret);
  const isTaken = await personOf(context, provider, login) !== undefined;
  const ticket = randomBytes(24).toString('base64url');
  await context.db.insert(providerRecords).values({ provider, model, id: ticket, uid: login, payload: { login, name, passwordHash, subject: randomUUID() }, expiresAt: Date.now() + lifeMs });
  return { ticket, isTaken };
}

/**
 * Makes the person of a sign-up, once, and answers them each time: mail scanners open links too. Other sign-ups with the address end.
 *
 * @param secret the password of the sign-up; absent where the platform knows otherwise whose it is
 * @returns `unproven` where the password is another one; undefined where there is no such sign-up, or the address is another person's by now
 */
export async function endSignUp(context: PlatformContext, provider: string, ticket: string, secret?: string): Promise<ProviderPersonRow | 'unproven' | undefined> {
  const [row] = await context.db.select().from(providerRecords).where(ofTicket(provider, ticket));
  if (!row) return undefined;
  const { login, name, passwordHash, subject } = row.payload as Record<'login' | 'name' | 'passwordHash' | 'subject', string>;
  if (row.consumedAt === null && secret !== undefined && !await isPassword(passwordHash, secret)) return 'unproven';
  const known = await personOf(context, provider, login);
  if (known && known.subject !== subject) return undefined;
  await context.db.transaction(async (tx) => {
    const taken = await tx.update(providerRecords).set({ consumedAt: Date.now() }).where(and(ofTicket(provider, ticket), isNull(providerRecords.consumedAt))).returning({ id: providerRecords.id });
    if (taken.length === 0) return;
    await tx.insert(providerPeople).values({ provider, subject, login, passwordHash, name, email: login, note: '' }).onConflictDoNothing();
    await tx.delete(providerRecords).where(and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.uid, login), isNull(providerRecords.consumedAt)));
  });
  return personOfSubject(context, provider, subject);
}

/** The sign-up that waits for its mail, for whoever knows its password. */
export async function waitingSignUp({ db }: PlatformContext, provider: string, login: string, password: string): Promise<string | undefined> {
  const waiting = and(eq(providerRecords.provider, provider), eq(providerRecords.model, model), eq(providerRecords.uid, writtenLogin(login)), gt(providerRecords.expiresAt, Date.now()), isNull(providerRecords.consumedAt));
  const [newest, ...others] = await db.select().from(providerRecords).where(waiting).orderBy(desc(providerRecords.expiresAt)).limit(mostCompared);
  for (const row of [newest, ...others]) if (await isPassword((row?.payload as { passwordHash?: string } | undefined)?.passwordHash, password)) return row?.id;
  return undefined;
}

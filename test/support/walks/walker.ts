import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../demo/platform/db/database.ts';
import { profiles } from '../../../demo/platform/db/tables/identity/account-tables.ts';
import { refreshTokens, sessionFamilies } from '../../../demo/platform/db/tables/identity/session-tables.ts';
import { accounts } from '../../../demo/platform/db/tables/viewer-tables.ts';
import { signToken } from '../../../demo/platform/identity/session/access-token.ts';
import { brazilian } from '../billed-people.ts';
import type { Heard, Knock, TwoDoors } from './two-doors.ts';
import type { CardKind, Walk } from './walk-step.ts';

const year = 365 * 86_400_000;

/** A payment as it was asked for, to be asked for again. */
export interface AskedPayment { basketId: string; key: string; body: string }

/** One viewer of a crowd, signed in for longer than any walk, and what their pages remember. */
export interface Walker {
  accountId: string;
  realm: Walk['realm'];
  country: Walk['country'];
  cards: Partial<Record<CardKind, string>>;
  asked: AskedPayment | undefined;
  /** Ids of the attempts that were answered, the newest last. */
  attempts: string[];
  /** Asks a call of the API, as this viewer. */
  ask(at: 0 | 1, request: Omit<Knock, 'host' | 'payload'> & { host?: string; body?: unknown }): Promise<Heard>;
}

const headersOf = (realm: string, token: string) => ({ realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'walk', authorization: `Bearer ${token}` });

/** A session without an end whose proof stays fresh, so that no walk signs in or types a password between its steps. */
async function openSession({ db, keys }: TwoDoors, realm: string, subject: typeof sessionFamilies.$inferInsert['subject'], now: number): Promise<string> {
  const [sid, far] = [randomUUID(), now + 60 * year];
  // The token comes first, since the platform prunes sessions without one at any moment.
  await db.insert(refreshTokens).values({ hash: sid, familyId: sid, issuedAt: now, expiresAt: far });
  await db.insert(sessionFamilies).values({ id: sid, realm, subject, startedAt: now, provenAt: far });
  return signToken(keys.token, { ...subject, sid, vid: sid }, realm, far);
}

async function addAccount(db: Database, { realm, country }: Pick<Walk, 'realm' | 'country'>): Promise<typeof accounts.$inferSelect> {
  const [like] = await db.select().from(accounts).where(eq(accounts.id, `${realm}.member`));
  const id = `${realm}.${randomUUID()}`;
  const row = { ...like!, id, email: `${id}@footlight.test`, country, profileId: `${id}.profile` };
  await db.insert(accounts).values(row);
  await db.insert(profiles).values({ id: row.profileId, realm, accountId: id, name: row.name, type: 'adult' });
  return row;
}

/** A new customer of a tenant, in their country. @param now epoch milliseconds of the platform's clock */
export async function openWalker(doors: TwoDoors, { realm, country }: Pick<Walk, 'realm' | 'country'>, now: number): Promise<Walker> {
  const { id: accountId, profileId, name } = await addAccount(doors.db, { realm, country });
  const token = await openSession(doors, realm, { id: accountId, loc: country, rol: 'USER', isGuest: false, name, pro: { id: profileId, tp: 'adult' } }, now);
  const walker: Walker = {
    accountId, realm, country, cards: {}, asked: undefined, attempts: [],
    ask: (at, { body, headers, ...request }) => doors.knock(at, {
      host: 'api', ...request, headers: { ...headersOf(realm, token), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }, ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }),
  };
  // An invoice there names who pays.
  if (country === 'BR') await walker.ask(0, { method: 'PUT', path: '/api/v2/customer/billing-details', body: brazilian });
  return walker;
}

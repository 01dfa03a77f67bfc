import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TokenUser } from '../identity/session/access-token.ts';
import type { RealmRow } from '../db/tables/realm-tables.ts';
import { actingContext } from '../identity/impersonation/acting-context.ts';
import { guardToken } from '../identity/session/ended-session.ts';
import { guestBuyerHeader, provenGuestBuyer } from '../identity/session/guest-buyer.ts';
import { accounts } from '../db/tables/viewer-tables.ts';
import { batchedRead } from './state/batched-read.ts';
import { placeOf, type PlacedRequest, type RequestPlace } from '../realm/request-place.ts';
import { acceptedLanguages, offeredLocale } from '../realm/offered-locale.ts';
import { AnswerLife } from './answers/answer-life.ts';
import type { PlatformContext } from './platform-context.ts';
import { PlatformError } from './platform-error.ts';
import type { PlatformState } from './state/platform-state.ts';

/** Who makes a request, for which tenant, in which locale, and when. */
export interface Caller {
  /** One that writes nothing where an actor's token asks. */
  context: PlatformContext;
  realm: RealmRow;
  /** Undefined before the first init. */
  user: TokenUser | undefined;
  /** One of the tenant's locales. */
  locale: string;
  now: number;
  /** Version of what is the same for all viewers. */
  published: number;
  /** Whoever decides by the clock names the moments at which the decision is another one. */
  life: AnswerLife;
  request: FastifyRequest;
  /** Country and VPN of the request; read once, when first asked for. */
  place(): Promise<RequestPlace>;
}

/** A caller who signed in. */
export interface MemberCaller extends Caller { user: TokenUser }

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * A tenant's own origin answers for that tenant only.
 *
 * @param byHost whether that origin alone may say which tenant it is
 * @throws PlatformError 404 `unknown-realm`, 401 `invalid-api-key`
 */
export function realmOf(request: FastifyRequest, context: PlatformContext, byHost = false): RealmRow {
  const named = headerOf(request, 'realm');
  const row = context.realms.byName(named ?? '');
  const own = context.realms.byHost(request.hostname);
  if (byHost && own && named === undefined) return own;
  if (!row || (own && own !== row)) throw new PlatformError(404, 'unknown-realm', 'There is no tenant of this name.');
  if (headerOf(request, 'x-api-key') !== row.settings.apiKey) throw new PlatformError(401, 'invalid-api-key', 'This key does not open this realm.');
  return row;
}

/** The tenant's locale that fits `Accept-Language` best. `es-MX;q=0.8` finds `es`. */
const localeOf = (request: FastifyRequest, { settings }: RealmRow): string => offeredLocale(settings, acceptedLanguages(headerOf(request, 'accept-language') ?? ''));

/** Reads and proves the bearer token, if there is one. @throws PlatformError 401 */
async function userOf(request: FastifyRequest, context: PlatformContext, realm: string, now: number): Promise<TokenUser | undefined> {
  const header = headerOf(request, 'authorization');
  if (!header) return undefined;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (!token) throw new PlatformError(401, 'invalid-token', 'This token is not good.');
  const user = await context.verifyToken(token, realm, now);
  await guardToken(context.db, user, now);
  return user;
}

const accountOf = batchedRead(async (db, ids) => new Map((await db.select().from(accounts).where(inArray(accounts.id, ids))).map((row) => [row.id, row])));

/** In demo mode a member's seeded place is part of the answer, so the account is read. */
async function placeOfUser(request: PlacedRequest, user: TokenUser | undefined): Promise<RequestPlace> {
  const { db, demoMode } = request.context;
  const account = demoMode && user && !user.isGuest ? await accountOf(db, user.id) : undefined;
  return placeOf(request, account);
}

/** What of a caller a call needs to know. */
export interface CallerFacts {
  readsToken?: boolean;
  /** A guest who pays a gift is its user. */
  takesGuestBuyer?: boolean;
  realmByHost?: boolean;
}

/** @param state what the request found first; read again when something delayed it */
export async function callerOf(request: FastifyRequest, context: PlatformContext, { readsToken = true, takesGuestBuyer = false, realmByHost = false }: CallerFacts, state?: PlatformState): Promise<Caller> {
  const realm = realmOf(request, context, realmByHost);
  const { now, published } = state ?? await context.readState();
  const viewer = readsToken ? await userOf(request, context, realm.realm, now) : undefined;
  const proof = takesGuestBuyer && viewer?.isGuest ? headerOf(request, guestBuyerHeader) : undefined;
  const user = viewer && proof !== undefined ? await provenGuestBuyer(context.keys.token, proof, { realm: realm.realm, loc: viewer.loc }, now) : viewer;
  let place: Promise<RequestPlace> | undefined;
  return {
    context: user?.act ? actingContext(context, user.act) : context, realm, user, locale: localeOf(request, realm), now, published, life: new AnswerLife(now), request,
    place: () => (place ??= placeOfUser({ request, context, realm, published }, user)),
  };
}

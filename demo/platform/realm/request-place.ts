import { isIP } from 'node:net';
import { desc, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { countryRanges, vpnRanges } from '../db/tables/network-tables.ts';
import type { RealmRow } from '../db/tables/realm-tables.ts';
import type { AccountRow } from '../db/tables/viewer-tables.ts';
import { isOwnMachine, visitorAddress } from '../server/limits/visitor-network.ts';
import type { PlatformContext } from '../server/platform-context.ts';

/** Where a request comes from. `country` is an ISO 3166 alpha-2 code, `ZZ` when the address is in no list. */
export interface RequestPlace { country: string; vpn: boolean }

/** What of a request tells its place. */
export interface PlacedRequest {
  request: FastifyRequest;
  context: PlatformContext;
  realm: RealmRow;
  /** Version of the address lists; without it they are read anew. */
  published?: number;
}

const unlistedCountry = 'ZZ';

async function readPlace(db: Database, address: string): Promise<RequestPlace> {
  const holds = (network: typeof countryRanges.network | typeof vpnRanges.network) => sql`${network} >>= ${address}::inet`;
  const [listed] = await db.select().from(countryRanges).where(holds(countryRanges.network)).orderBy(desc(sql`masklen(${countryRanges.network})`)).limit(1);
  const [vpn] = await db.select().from(vpnRanges).where(holds(vpnRanges.network)).limit(1);
  return { country: listed?.country ?? unlistedCountry, vpn: vpn !== undefined };
}

/** Reads the address lists. Loopback is the realm's home country: whoever tries the demo sits at the machine. */
async function placeOfAddress({ request, context: { db, keptData }, realm: { homeCountry }, published }: PlacedRequest): Promise<RequestPlace> {
  const address = visitorAddress(request);
  if (isIP(address) === 0) return { country: unlistedCountry, vpn: false };
  if (isOwnMachine(request)) return { country: homeCountry, vpn: false };
  return published === undefined ? readPlace(db, address) : keptData.read(published, `place ${address}`, () => readPlace(db, address));
}

const switchedOn = new Map([['1', true], ['true', true], ['0', false], ['false', false]]);

/** The test headers, as far as they are readable. */
function placeOfHeaders({ headers }: FastifyRequest): Partial<RequestPlace> {
  const country = /^[a-z]{2}$/i.exec(String(headers['x-footlight-country'] ?? ''))?.[0].toUpperCase();
  const vpn = switchedOn.get(String(headers['x-footlight-vpn'] ?? ''));
  return { ...(country === undefined ? {} : { country }), ...(vpn === undefined ? {} : { vpn }) };
}

/**
 * The country of a request, and whether it comes through a VPN.
 *
 * By the address lists. In demo mode the seeded place of the account stands in for the address, and the headers
 * `x-footlight-country` and `x-footlight-vpn` precede both.
 *
 * @param account the account that signs in or is signed in; undefined for guests
 * @source spec 1 §3 "loc (country)", spec 2 §6; chosen: headers and seeded places, so that a test needs no foreign address
 */
export async function placeOf(placed: PlacedRequest, account?: Pick<AccountRow, 'country' | 'onVpn'>): Promise<RequestPlace> {
  if (!placed.context.demoMode) return placeOfAddress(placed);
  const place = account ? { country: account.country, vpn: account.onVpn } : await placeOfAddress(placed);
  return { ...place, ...placeOfHeaders(placed.request) };
}

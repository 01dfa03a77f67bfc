import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { PlatformError } from '../platform-error.ts';
import { type Limit, LimitStore } from './limit-store.ts';
import { isOwnMachine, visitorNetwork } from './visitor-network.ts';

const minute = 60;

/**
 * What is answered so often and no oftener. An address is its network: of IPv6 the first 64 bits.
 *
 * chosen: what a person, a household or an office behind one address does not reach. A sign-in counts until it succeeds;
 * an account, a mailbox and a PIN are counted from each place apart, and from all of them together but for those that their owner is known at, so that
 * strangers who guess or ask do not lock the owner out.
 */
const limits = {
  'sign-ins of an account at an address': { points: 10, seconds: 15 * minute },
  'sign-ins of an account': { points: 100, seconds: 15 * minute },
  'sign-ins at an address': { points: 100, seconds: 15 * minute },
  'devices at an address': { points: 60, seconds: 15 * minute },
  'device codes at an address': { points: 60, seconds: 15 * minute },
  'device codes of an account': { points: 20, seconds: 15 * minute },
  'compare codes of an asker': { points: 30, seconds: 24 * 60 * minute },
  'one-time tokens at an address': { points: 60, seconds: 15 * minute },
  'passkeys at an address': { points: 300, seconds: 15 * minute },
  'impersonations of an account': { points: 60, seconds: 60 * minute },
  'mails of a kind to an address from a place': { points: 3, seconds: 15 * minute },
  'mails of a kind to an address': { points: 12, seconds: 15 * minute },
  'mails asked at an address': { points: 10, seconds: 60 * minute },
  'entitlement syncs of an account': { points: 60, seconds: 60 * minute },
  'exports of an account': { points: 5, seconds: 60 * minute },
  'tries of a PIN in a session': { points: 5, seconds: 15 * minute },
  'tries of a PIN': { points: 25, seconds: 15 * minute },
  'tries of a PIN in a sign-in': { points: 10, seconds: 30 * minute },
  'tries of a PIN in a day': { points: 50, seconds: 24 * 60 * minute },
  'mails about tries of a PIN': { points: 1, seconds: 24 * 60 * minute },
  'cards of an account': { points: 30, seconds: 10 * minute },
  'cards at an address': { points: 100, seconds: 10 * minute },
  'vouchers of an account': { points: 20, seconds: 15 * minute },
  'vouchers at an address': { points: 100, seconds: 15 * minute },
  'guest buyers at an address': { points: 60, seconds: 15 * minute },
  'new visitors at an address': { points: 300, seconds: minute },
  'rooms of a viewer': { points: 30, seconds: 60 * minute },
  'moves of a viewer': { points: 120, seconds: minute },
  'phrases of a viewer': { points: 12, seconds: 20 },
  'summaries of an address': { points: 120, seconds: minute },
  'policy reports of an address': { points: 120, seconds: minute },
  'posted forms at an address': { points: 60, seconds: 10 * minute },
  'anonymous writes at an address': { points: 3_000, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;
type LimitName = keyof typeof limits;

/** Counts requests, by the platform's clock. */
export interface RequestLimits {
  /** @param key parts of whom is counted @throws PlatformError 429 `too-many-requests` */
  count(name: LimitName, key: readonly string[], now: number): Promise<void>;
  /** The same for the network of a request, unless it is not counted. */
  countAddress(name: LimitName, request: FastifyRequest, now: number): Promise<void>;
  forget(name: LimitName, key: readonly string[]): Promise<void>;
}

/** E-mails and addresses are kept as hashes only. */
const hashOf = (key: readonly string[]): string => createHash('sha256').update(JSON.stringify(key)).digest('base64url');

function tooManyRequests(msBeforeNext: number): PlatformError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new PlatformError(429, 'too-many-requests', `Too many requests; try again in ${seconds} s.`, undefined, seconds);
}

/**
 * The limits of a platform.
 *
 * chosen: in demo mode the machine's own address is not counted, because tests and the bench ask from there without end,
 * unless `x-footlight-limits: 1` comes with the request. Accounts are counted always.
 */
export function createRequestLimits(db: Database, demoMode: boolean): RequestLimits {
  const stores = new Map(Object.entries(limits).map(([name, limit]) => [name, new LimitStore(db, name, limit)]));
  const isCounted = (request: FastifyRequest) => !demoMode || !isOwnMachine(request) || request.headers['x-footlight-limits'] === '1';
  const count: RequestLimits['count'] = async (name, key, now) => {
    try {
      await stores.get(name)?.consume(hashOf(key), 1, { now });
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      throw tooManyRequests((refused as { msBeforeNext: number }).msBeforeNext);
    }
  };
  return {
    count,
    countAddress: async (name, request, now) => { if (isCounted(request)) await count(name, [visitorNetwork(request)], now); },
    forget: async (name, key) => { await stores.get(name)?.delete(hashOf(key)); },
  };
}

import './localhost-dns.ts';
import type { TestPlatform } from './platform.ts';

/** What a call does instead of answering; `*` is the platform down. */
export interface Fault {
  call: string;
  delayMs?: number;
  status?: number;
  brokenBody?: boolean;
  dropAfterCommit?: boolean;
  /** How often; for ever when absent. */
  count?: number;
}

/** What happens to media files instead of arriving; one of a kind at a time. */
export interface MediaFault {
  kind: 'status' | 'hanging' | 'truncated' | 'corrupted' | 'expired' | 'frozen' | 'away';
  /** Part of the requests, 0–1; every one when absent. */
  share?: number;
  /** The same files each time. */
  sticky?: boolean;
  status?: number;
  files?: 'segments' | 'playlists' | 'all';
  /** Only addresses that hold it. */
  path?: string;
  /** It ends by itself on the platform's clock. */
  seconds?: number;
}

/** The demo's switches, for tests that move the platform's world. */
export interface PlatformSwitches {
  /** Brings an account (by e-mail or id), or all, back to the seed. */
  reset(account?: string): Promise<void>;
  /** Brings all accounts back to the seed, unless nothing was asked of the platform that may change one. */
  resetIfChanged(): Promise<void>;
  fault(fault: Fault): Promise<void>;
  /** What happens to media files. */
  mediaFault(fault: MediaFault): Promise<void>;
  /** Ends one call's fault, or all, those of media files too. */
  mend(call?: string): Promise<void>;
  clock(wish: { set?: number; fix?: number; advance?: number; reset?: true }): Promise<void>;
  /** Lets the clock run as this machine's again, if it was moved. */
  clockBack(): Promise<void>;
  /** What a person bought at the partner of the demo. */
  partnerProducts(person: string, products: string[]): Promise<void>;
  /** Announces a new price to the subscribers of an old one. @param effectiveAt epoch milliseconds */
  newPrice(price: { realm: string; sku: string; amount: number; effectiveAt: number }): Promise<void>;
  /** How often an account (`arena.buyer`) was charged. */
  charges(account: string): Promise<unknown[]>;
  /** What pages' browsers reported against their policy, on every host. */
  reports(): Promise<PolicyReport[]>;
  clearReports(): Promise<void>;
}

export interface PolicyReport {
  host: string;
  body: unknown;
}

/** The switches of one test platform. */
export function switchesOf(platform: TestPlatform): PlatformSwitches {
  const ask = async (host: string, path: string, method = 'GET', body?: object): Promise<unknown> => {
    const answer = await fetch(platform.at(host, path), {
      method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    reset: async (account) => void (await ask('api', '/demo/reset', 'POST', account ? { account } : {})),
    resetIfChanged: async () => void (await ask('api', '/demo/reset', 'POST', { ifChanged: true })),
    fault: async (fault) => void (await ask('api', '/demo/faults', 'PUT', fault)),
    mediaFault: async (fault) => void (await ask('api', '/demo/media-faults', 'PUT', fault)),
    async mend(call) {
      const faults = call ? [`/demo/faults?call=${encodeURIComponent(call)}`] : ['/demo/faults', '/demo/media-faults'];
      await Promise.all(faults.map((path) => ask('api', path, 'DELETE')));
    },
    clock: async (wish) => void (await ask('api', '/demo/clock', 'PUT', wish)),
    async clockBack() {
      const { offsetMs, fixedAt } = await ask('api', '/demo/clock') as { offsetMs: number; fixedAt: number | null };
      if (offsetMs !== 0 || fixedAt !== null) await ask('api', '/demo/clock', 'PUT', { reset: true });
    },
    partnerProducts: async (person, products) => void (await ask('api', '/demo/partner-products', 'PUT', { person, products })),
    newPrice: async (price) => void (await ask('api', '/demo/price-migrations', 'PUT', { ...price, effectiveAt: new Date(price.effectiveAt).toISOString() })),
    charges: async (account) => ((await ask('api', `/demo/charges?account=${account}`)) as { charges: unknown[] }).charges,
    reports: async () => ((await ask('arena', '/demo/reports')) as { reports: PolicyReport[] }).reports,
    clearReports: async () => void (await ask('arena', '/demo/reports', 'DELETE')),
  };
}

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const loopback = { address: '127.0.0.1', family: 4 };
const isLocal = (name: unknown): boolean => typeof name === 'string' && /(?:^|\.)localhost$/i.test(name);

type Answer = (failure: NodeJS.ErrnoException | null, address: string | dns.LookupAddress[], family?: number) => void;
type Options = dns.LookupOptions | number | undefined;

const systemLookup = dns.lookup;
const systemPromise = dns.promises.lookup;

const wantsAll = (options: Options): boolean => typeof options === 'object' && options.all === true;

function lookup(name: string, given: Options | Answer, last?: Answer): void {
  const options = typeof given === 'function' ? undefined : given;
  const answer = typeof given === 'function' ? given : last;
  if (!isLocal(name) || !answer) {
    Reflect.apply(systemLookup, dns, [name, given, last].filter((value) => value !== undefined));
  } else if (wantsAll(options)) {
    queueMicrotask(() => answer(null, [loopback]));
  } else {
    queueMicrotask(() => answer(null, loopback.address, loopback.family));
  }
}

async function lookupLater(name: string, options?: dns.LookupOptions): Promise<dns.LookupAddress | dns.LookupAddress[]> {
  if (!isLocal(name)) return systemPromise(name, options ?? {});
  return wantsAll(options) ? [loopback] : loopback;
}

/**
 * Lets Node reach `arena.localhost` and its like, as browsers do by themselves.
 *
 * Importing this module is enough; every other name is asked as before.
 */
Object.assign(dns, { lookup });
Object.assign(dns.promises, { lookup: lookupLater });
syncBuiltinESMExports();

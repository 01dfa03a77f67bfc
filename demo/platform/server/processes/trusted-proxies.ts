import cluster from 'node:cluster';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartRefused } from '../start-refused.ts';

/** One address, or a network with at least one bit: `/0` would trust every sender. */
function isNamed(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * The proxies whose `X-Forwarded-For` is believed.
 *
 * @param written addresses and networks, with commas between them
 * @throws StartRefused `bad-option`
 */
export function readProxies(written = ''): string[] {
  const entries = written.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !isNamed(entry));
  if (wrong === undefined) return entries;
  throw new StartRefused('bad-option', `FOOTLIGHT_PROXIES has to name addresses and networks of proxies, such as 127.0.0.1,10.0.0.0/8; "${wrong}" is neither.`);
}

/** An entry without its port and brackets, as some proxies write them; anything else as it is. */
const withoutPort = (entry: string): string => /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? entry;

/** `X-Forwarded-For` as plain addresses. */
const plainEntries = (forwarded: string): string => forwarded.split(',').map((entry) => withoutPort(entry.trim())).join(', ');

/**
 * Of what a proxy says of a request, the visitor's address alone is read: the name of a host decides which tenant answers, and stays the one that was asked.
 *
 * A start for viewers that names no proxy says once what that means.
 */
export function followProxies(app: FastifyInstance, proxies: readonly string[], demoMode: boolean): void {
  if (proxies.length > 0) {
    app.addHook('onRequest', async ({ headers }) => {
      delete headers['x-forwarded-host'];
      const forwarded = headers['x-forwarded-for'];
      if (forwarded !== undefined) headers['x-forwarded-for'] = plainEntries(String(forwarded));
    });
  } else if (!demoMode && (cluster.worker?.id ?? 1) === 1) app.log.warn('FOOTLIGHT_PROXIES names no proxy: limits and countries count every visitor who comes through one as the proxy itself');
}

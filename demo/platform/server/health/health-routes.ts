import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../../hosts/host-table.ts';
import { isOwnMachine } from '../limits/visitor-network.ts';
import { greatestBytes, keptBytes } from '../state/memory-budget.ts';
import type { Readiness } from './readiness.ts';

/** The stores of the process, as Prometheus reads them. */
const metricsText = (): string => [
  '# TYPE footlight_kept_bytes gauge', ...Object.entries(keptBytes()).map(([store, bytes]) => `footlight_kept_bytes{store="${store}"} ${bytes}`),
  '# TYPE footlight_kept_bytes_limit gauge', ...Object.entries(greatestBytes).map(([store, bytes]) => `footlight_kept_bytes_limit{store="${store}"} ${bytes}`), '',
].join('\n');

/** What proxies and delivery networks write of whom they pass on: `Via`, `X-Forwarded-For`, `X-Real-IP`, `CF-Connecting-IP`, `True-Client-IP` and their like. */
const forwarding = /^(?:via|cdn-loop|(?:x-)?(?:original-)?forwarded(?:-.+)?|(?:.+-)?(?:client|connecting|real)-?ip(?:v6)?)$/i;

/** Whether a proxy passed a request on, by the headers as they came: some are taken away before a route is asked. */
const isForwarded = ({ raw: { rawHeaders } }: FastifyRequest): boolean => rawHeaders.some((name, index) => index % 2 === 0 && forwarding.test(name));

/** Whether the request began on this machine: a stranger may send any `Host` through the proxy. */
const isAskedHere = (request: FastifyRequest): boolean => isOwnMachine(request) && !isForwarded(request);

/**
 * `GET /health`: the process answers. `GET /ready`: it can serve; 503 with what it lacks when it cannot. `GET /metrics`: what the process keeps in memory.
 *
 * chosen: at the machine's own name (`localhost`, `127.0.0.1`), which is no tenant's, from the machine itself and not by its proxy; to others there is nothing
 */
export function registerHealth(app: FastifyInstance, hosts: HostTable, readiness: Readiness): void {
  const constraints = { host: hosts.pattern('bare') };
  const headers = { 'cache-control': 'no-store' };
  const route = {
    constraints,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => isAskedHere(request) ? undefined : reply.code(404).headers(headers).send(),
  };
  app.get('/health', route, async (_request, reply) => reply.headers(headers).send({ alive: true }));
  app.get('/metrics', route, async (_request, reply) => reply.headers(headers).type('text/plain; version=0.0.4').send(metricsText()));
  app.get('/ready', route, async (_request, reply) => {
    const report = await readiness.read();
    return reply.code(report.ready ? 200 : 503).headers(headers).send(report);
  });
}

import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { HostTable } from '../../hosts/host-table.ts';

/** From which level on is written; `silent` writes nothing. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogOptions {
  level: LogLevel;
  /** Where lines go; standard output when absent. */
  stream?: { write(line: string): void };
}

/** What a server needs to log by. The framework's own lines hold addresses with their queries, so it writes none. */
export const logSettings = (log: LogOptions | undefined): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: log ? { level: log.level, base: { pid: process.pid }, ...(log.stream ? { stream: log.stream } : {}) } : false,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});

/**
 * Writes a line for each request that was answered: its id, kind of host, method, pattern of its address, status, and milliseconds.
 *
 * Nothing of the request itself: no address as it was asked, which may hold codes and ids, no query, header, body or sender.
 */
export function logRequests(app: FastifyInstance, hosts: HostTable): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      host: hosts.kindOf(request.headers.host ?? '') ?? 'unknown', method: request.method, route: request.routeOptions.url ?? 'none',
      status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

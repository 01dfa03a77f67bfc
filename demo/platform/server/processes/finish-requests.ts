import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a stop may take, in milliseconds. */
export interface StopTimes {
  /** Requests are still taken, while whoever sends them reads that this process is not ready any more. */
  drainMs: number;
  /** Requests that began may finish. */
  graceMs: number;
}

/** The requests of a server that are being answered. */
export interface OpenRequests {
  /**
   * Takes no more connections and waits for the answers that are under way.
   *
   * @returns whether all of them were finished in time; those that were not are cut
   */
  finish(graceMs: number): Promise<boolean>;
}

/** A moment that comes after some milliseconds, or never when it is cancelled. */
function timer(ms: number) {
  let handle: NodeJS.Timeout | undefined;
  const passed = new Promise<'passed'>((resolve) => { handle = setTimeout(() => resolve('passed'), ms); });
  return { passed, cancel: () => clearTimeout(handle) };
}

/** Counts the answers of a server. A connection that asked nothing, as browsers open them ahead, holds up no stop. */
export function followRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let noneLeft = () => {};
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response);
    if (isStopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) noneLeft();
    });
  });
  return {
    async finish(graceMs) {
      isStopping = true;
      const allAnswered = new Promise<'answered'>((resolve) => { noneLeft = () => resolve('answered'); });
      const limit = timer(graceMs);
      const closing = app.close();
      const end = open.size === 0 ? 'answered' : await Promise.race([allAnswered, limit.passed]);
      limit.cancel();
      app.server.closeAllConnections();
      await closing;
      return end === 'answered';
    },
  };
}

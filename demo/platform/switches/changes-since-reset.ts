import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';

/** Whether viewers may have changed since they were last brought back to the seed. */
export interface ChangesSinceReset {
  any(): boolean;
  forget(): void;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Switches that change no viewer. */
const ofNoViewer = /^\/demo\/(?:reset|faults|media-faults|reports)\b/;

/**
 * Notes requests that may change a viewer: every request that does more than read, and a moved clock.
 *
 * chosen: the note is this process's own. With several processes viewers count as changed all the time.
 */
export function followChanges(app: FastifyInstance): ChangesSinceReset {
  let changed = true;
  app.addHook('onRequest', async ({ method, url }) => {
    if (!reading.has(method) && !ofNoViewer.test(url)) changed = true;
  });
  return {
    any: () => changed || cluster.isWorker,
    forget: () => { changed = false; },
  };
}

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PlatformContext } from '../server/platform-context.ts';
import { clearMediaFaults, readMediaFaults, setMediaFault } from './media-faults.ts';
import { readRequest } from './read-request.ts';

const mediaFaultRequest = z.object({
  kind: z.enum(['status', 'hanging', 'truncated', 'corrupted', 'expired', 'frozen', 'away']),
  share: z._default(z.number().check(z.gt(0), z.lte(1)), 1),
  sticky: z._default(z.boolean(), false),
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 503),
  files: z._default(z.enum(['segments', 'playlists', 'all']), 'segments'),
  path: z._default(z.nullable(z.string()), null),
  /** It ends by itself after so long. */
  seconds: z._default(z.nullable(z.number().check(z.gt(0), z.lte(3600))), null),
});

type Answer = (request: FastifyRequest) => Promise<unknown>;

/**
 * Faults of media, one of a kind: `status`, `hanging` (no byte ever), `truncated` (the connection ends halfway), `corrupted`
 * (bytes are altered), `expired` (addresses made before now), `frozen` (live playlists as they are now), `away` (the whole platform).
 */
export const mediaFaultSwitches = ({ db, now }: PlatformContext): Record<string, Answer> => {
  const list = async () => ({ mediaFaults: await readMediaFaults(db) });
  return {
    'GET /demo/media-faults': list,
    'PUT /demo/media-faults': async (request) => {
      const { seconds, ...wish } = readRequest(mediaFaultRequest, request.body);
      const since = await now();
      await setMediaFault(db, { ...wish, since, until: seconds === null ? null : since + seconds * 1000 });
      return list();
    },
    'DELETE /demo/media-faults': async (request) => {
      await clearMediaFaults(db, (request.query as { kind?: string }).kind);
      return list();
    },
  };
};

import type { FastifyRequest } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { readAdEvents } from '../playback/advertising/ad-events.ts';
import { readLicenceRequests } from '../playback/drm/licence-server.ts';
import { readHeartbeats } from '../playback/multi-view/heartbeats.ts';
import { readQoeSummaries } from '../playback/qoe/qoe-sink.ts';

type Answer = (request: FastifyRequest) => Promise<unknown>;

/** What players told the platform, for people and tests. */
export const playerReports = ({ db }: PlatformContext): Record<string, Answer> => ({
  'GET /demo/ad-events': async () => ({ adEvents: await readAdEvents(db) }),
  'GET /demo/licence-requests': async () => ({ licenceRequests: await readLicenceRequests(db) }),
  'GET /demo/heartbeats': async () => ({ heartbeats: await readHeartbeats(db) }),
  'GET /demo/qoe': async () => ({ summaries: await readQoeSummaries(db) }),
});

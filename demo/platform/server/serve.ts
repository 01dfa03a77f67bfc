import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerApi } from './api-host.ts';
import { followAbsence } from '../switches/absence.ts';
import { registerDemoSwitches } from '../switches/demo-switches.ts';
import { registerHosts } from '../hosts/register-hosts.ts';
import { fillArchive } from '../seed/archive/fill-archive.ts';
import { readDataKeys, useDataKeys } from '../db/sealed/data-keys.ts';
import { markProduction } from '../db/stored-data.ts';
import { openPlatformDatabase } from '../db/open-platform-database.ts';
import { unknownSiteDocument, unknownSiteHeaders } from '../hosts/documents/unknown-site.ts';
import { renewEventEpoch } from '../catalogue/event-epoch.ts';
import { handleError } from './error-handler.ts';
import type { Environment } from '../purchase/providers/vendors/configured-vendors.ts';
import { refuseStandIns } from '../purchase/providers/vendors/refuse-stand-ins.ts';
import { registerHealth } from './health/health-routes.ts';
import { createReadiness } from './health/readiness.ts';
import { createContext, type PlatformContext } from './platform-context.ts';
import { type LogOptions, logRequests, logSettings } from './logs/request-log.ts';
import { followRequests, type StopTimes } from './processes/finish-requests.ts';
import { freePort, portBusy } from './processes/free-port.ts';
import { followProxies, readProxies } from './processes/trusted-proxies.ts';
import { openTelemetry } from './telemetry/telemetry.ts';
import { registerRealmSettings } from '../realm/realm-settings-routes.ts';

/** Where the platform listens and where its data is. Port 0 is any free one; `demoMode: false` leaves out switches, demo pages and test headers. */
export interface PlatformOptions {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** A folder of films and guides that fill a tenant of their own. */
  realData?: string | undefined;
  /** How many channels its guide has. */
  guideChannels?: number | undefined;
  demoMode?: boolean;
  /** What configures proxies, payment vendors and the keys of sealed columns, by the names of environment variables. */
  environment?: Environment;
  /** What is logged of requests; nothing when absent. */
  log?: LogOptions | undefined;
  /** How long a request may take to arrive whole, in milliseconds. */
  requestTimeoutMs?: number;
}

/** A platform that serves. */
export interface RunningPlatform {
  port: number;
  context: PlatformContext;
  app: FastifyInstance;
  /** @param times at once when absent @returns whether every request that began was answered */
  close(times?: StopTimes): Promise<boolean>;
}

/** A host outside of the table answers nothing, whatever the path. */
function answerNotFound({ hosts }: PlatformContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isHost = hosts.kindOf(request.headers.host ?? '') !== undefined;
  if (!isHost && request.headers.accept?.includes('text/html')) return reply.code(404).headers(unknownSiteHeaders).type('text/html; charset=utf-8').send(unknownSiteDocument(request.headers['accept-language'] ?? ''));
  return reply.code(404).send(isHost ? { code: 'not-found', messages: ['There is nothing at this address.'] } : { code: 'unknown-host', messages: ['No site has this name.'] });
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw failure;
    throw portBusy(port);
  }
}

/** Everything that is answered. */
async function mount(app: FastifyInstance, context: PlatformContext): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => answerNotFound(context, request, reply));
  if (context.demoMode) followAbsence(app, context);
  await registerRealmSettings(app, context);
  await registerApi(app, context);
  if (context.demoMode) await registerDemoSwitches(app, context);
  registerHosts(app, context);
}

/** chosen: the largest body that is read is a quarter of a megabyte, which the slowest line sends within this time */
const longestRequestMs = 30_000;

/** A server that closes connections whose request does not arrive. Headers have half of the time. */
function createServer(requestTimeoutMs: number, log: LogOptions | undefined, proxies: string[]): FastifyInstance {
  return Fastify({
    ...logSettings(log),
    // Named senders alone: of the addresses that they hand on the last one that is none of theirs counts.
    trustProxy: proxies.length > 0 && proxies,
    forceCloseConnections: 'idle', bodyLimit: 256 * 1024, routerOptions: { maxParamLength: 400 }, requestTimeout: requestTimeoutMs,
    frameworkErrors: (failure, request, reply) => { handleError(failure, request as FastifyRequest, reply as FastifyReply); },
    http: { headersTimeout: requestTimeoutMs / 2, connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs / 4) },
  });
}

const atOnce: StopTimes = { drainMs: 0, graceMs: 0 };

/** Starts the reference platform: one server, every name. @source design/platform.md "What it runs on" */
export async function startPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  useDataKeys(readDataKeys(options.environment?.['FOOTLIGHT_DATA_KEYS']));
  const proxies = readProxies(options.environment?.['FOOTLIGHT_PROXIES']);
  const demoMode = options.demoMode !== false;
  const telemetry = await openTelemetry(options.environment ?? {});
  const database = await openPlatformDatabase(options.dataDir, options.databaseUrl, demoMode, telemetry?.observeQuery);
  const app = createServer(options.requestTimeoutMs ?? longestRequestMs, options.log, proxies);
  followProxies(app, proxies, demoMode);
  const requests = followRequests(app);
  const readiness = createReadiness(database.db);
  let context: PlatformContext | undefined;
  const close = async ({ drainMs, graceMs } = atOnce) => {
    readiness.stop();
    if (drainMs > 0) await new Promise((resolve) => { setTimeout(resolve, drainMs); });
    const isWhole = await requests.finish(graceMs);
    await context?.jobs.close();
    await context?.mailer.close();
    await context?.changes.close();
    await database.close();
    await telemetry?.close();
    return isWhole;
  };
  try {
    if (!demoMode) await markProduction(database.db);
    if (options.realData) await fillArchive(database.db, options.realData, options.guideChannels);
    context = await createContext(database, options.port === 0 ? await freePort(0) : options.port, demoMode, options.environment);
    await refuseStandIns(context, app.log);
    await renewEventEpoch(context.db, await context.now());
    telemetry?.follow(app);
    logRequests(app, context.hosts);
    registerHealth(app, context.hosts, readiness);
    await mount(app, context);
    await context.jobs.start();
    await listen(app, context.port);
    return { port: context.port, context, app, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

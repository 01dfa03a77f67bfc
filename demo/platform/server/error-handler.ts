import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureText } from '../db/failure-text.ts';
import { isDatabaseDown } from '../db/is-database-down.ts';
import { logProblem } from './logs/log-problem.ts';
import { PlatformError } from './platform-error.ts';

const isClientFault = (failure: FastifyError): boolean => (failure.statusCode ?? 500) < 500;

/** chosen: a database that restarts is back within seconds */
const databaseRetrySeconds = 5;

/** Sends a refusal in the contract's shape. @param body what to send, when an envelope holds the refusal */
export function sendRefusal(reply: FastifyReply, failure: PlatformError, body: unknown = failure.body): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply.code(failure.status).header('cache-control', 'no-store').send(body);
}

/** A database that does not answer is the platform's fault for a while; anything else that failed here is not expected. */
function unexpected(failure: Error): PlatformError {
  if (isDatabaseDown(failure)) return new PlatformError(503, 'database-unavailable', 'The platform cannot answer now; try again soon.', undefined, databaseRetrySeconds);
  return new PlatformError(500, 'unexpected', 'The platform did not expect this.');
}

/** A request that the framework refuses before it knows its route has none. */
const placeOf = ({ id, routeOptions }: FastifyRequest) => ({ reqId: id, route: routeOptions?.url ?? 'none' });

/** Serialises errors to the contract; an unexpected one is logged and answered without its text. */
export function handleError(failure: FastifyError | PlatformError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (failure instanceof PlatformError) {
    if (failure.status >= 500 && failure.code !== 'fault') logProblem(`${failure.code}: ${failure.message}`, placeOf(request));
    return sendRefusal(reply, failure);
  }
  if (isClientFault(failure)) return sendRefusal(reply, new PlatformError(failure.statusCode ?? 400, 'BAD_REQUEST', failure.message));
  logProblem(failureText(failure), placeOf(request));
  return sendRefusal(reply, unexpected(failure));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleError } from './error-handler.ts';
import { PlatformError } from './platform-error.ts';
import { isStorable } from './is-storable.ts';

async function refuseUnstorable({ query, params, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    if (!isStorable(part)) throw new PlatformError(400, 'BAD_REQUEST', 'This request holds text that is not text, or is nested too deep.');
  }
}

/** One host is asked: a proxy may read the first name of two, and we the other. @source RFC 9112 §3.2 "A server MUST respond with a 400 … more than one Host header" */
async function guardHost({ raw: { rawHeaders } }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('x-content-type-options', 'nosniff');
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) throw new PlatformError(400, 'BAD_REQUEST', 'This request names two hosts.');
}

/** What every scope of routes shares: one host, answers that are read as what they say they are, failures in the contract's shape, and no input that the database cannot keep. */
export function guardScope(scope: FastifyInstance): void {
  scope.setErrorHandler(handleError);
  scope.addHook('onRequest', guardHost);
  scope.addHook('preHandler', refuseUnstorable);
}

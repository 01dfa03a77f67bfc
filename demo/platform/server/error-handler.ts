import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PlatformError } from './platform-error.ts';

const isClientFault = (failure: FastifyError): boolean => (failure.statusCode ?? 500) < 500;

/** Serialises errors to the contract; an unexpected one is logged and answered as a 500 without its text. */
export function handleError(failure: FastifyError | PlatformError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (failure instanceof PlatformError) {
    if (failure.status >= 500 && failure.code !== 'fault') process.stderr.write(`${failure.code}: ${failure.message}\n`);
    return reply.code(failure.status).send(failure.body);
  }
  if (isClientFault(failure)) return reply.code(failure.statusCode ?? 400).send({ code: 'BAD_REQUEST', messages: [failure.message] });
  process.stderr.write(`${failure.stack ?? failure.message}\n`);
  return reply.code(500).send({ code: 'unexpected', messages: ['The platform did not expect this.'] });
}

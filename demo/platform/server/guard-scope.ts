import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleError } from './error-handler.ts';
import { PlatformError } from './platform-error.ts';
import { isStorable } from './is-storable.ts';

async function refuseUnstorable({ query, params, body }: FastifyRequest): Promise<void> {
  for (const part of [params, query, body]) {
    if (!isStorable(part)) throw new PlatformError(400, 'BAD_REQUEST', 'This request holds text that is not text, or is nested too deep.');
  }
}

/** What every scope of routes shares: failures in the contract's shape, and no input that the database cannot keep. */
export function guardScope(scope: FastifyInstance): void {
  scope.setErrorHandler(handleError);
  scope.addHook('preHandler', refuseUnstorable);
}

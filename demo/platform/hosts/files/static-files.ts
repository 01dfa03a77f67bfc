import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Gives a scope `reply.sendFile`: types, ranges, validators, and the `.br` and `.gz` files that the build writes beside its own.
 *
 * No address is served by itself: each host decides which of its files an address names. Caching is each host's too.
 */
export async function registerStaticFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyStatic, { serve: false, index: false, list: false, dotfiles: 'ignore', cacheControl: false, preCompressed: true });
}

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { leastCompressed } from './kept-answer.ts';

/**
 * Compresses what the routes of this scope answer; kept answers come packed already.
 *
 * Request bodies are taken as they are: nobody sends packed ones, and one could unpack to any size.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    threshold: leastCompressed, encodings: ['br', 'gzip'], globalDecompression: false,
    // chosen: a third of gzip's time for its size; a larger window costs a megabyte for each answer under way
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } },
    // Half a millisecond at most, less than a stream costs.
    syncThreshold: 64 * 1024,
  });
}

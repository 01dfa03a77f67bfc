import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRangeOf } from './byte-range.ts';
import type { FoundFile } from './file-inside.ts';

/** Streams a media file, or the bytes of it that a player asks for. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FoundFile, type: string): FastifyReply {
  const range = byteRangeOf(request.headers.range, file.size);
  reply.headers({ 'accept-ranges': 'bytes', 'content-type': type });
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  if (!range) {
    reply.header('content-length', file.size);
    return reply.send(createReadStream(file.path));
  }
  reply.code(206).headers({ 'content-range': `bytes ${range.first}-${range.last}/${file.size}`, 'content-length': range.last - range.first + 1 });
  return reply.send(createReadStream(file.path, { start: range.first, end: range.last }));
}

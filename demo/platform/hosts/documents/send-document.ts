import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { openStore } from '../../server/state/memory-budget.ts';

const pack = promisify(brotliCompress);
/** chosen: a few milliseconds for a page with its answers, which is a sixth of itself then */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Packed documents by their text: a document is the same for all visitors until its content changes. */
const packed = openStore<Buffer>('packed', { bytesOf: (document) => document.length });

async function packedOnce(html: string): Promise<Buffer> {
  const document = packed.get(html) ?? await pack(html, { params });
  packed.set(html, document);
  return document;
}

/** Sends a document of the site, packed where the browser takes that. */
export async function sendDocument(reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  const packing = negotiate(reply.request.headers['accept-encoding'] ?? '', ['br']);
  return packing === 'br' ? reply.header('content-encoding', 'br').send(await packedOnce(html)) : reply.send(html);
}

import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

const pack = promisify(brotliCompress);
/** chosen: a few milliseconds for a page with its answers, which is a sixth of itself then */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** In bytes of packed documents: a few hundred pages, which are the same for whoever asks until what they show changes. */
const mostBytes = 8 * 1024 * 1024;
const packed = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: (document) => document.length + 1 });

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

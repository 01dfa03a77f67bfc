import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { KeptAnswer, Packing } from './kept-answer.ts';

/** Whether the browser holds this content already. @source RFC 9110 §13.1.2 */
function isHeld(etag: string, header: string | undefined): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}

/**
 * Sends kept bytes in the packing that the browser takes, or 304 when it has them.
 *
 * Browsers may keep the answer for `seconds`, and have to ask each time after that; no shared cache may, because tokens decide who gets it.
 *
 * @param seconds undefined for a member, of whom nothing stays in a browser
 */
export async function sendKept(reply: FastifyReply, answer: KeptAnswer, seconds: number | undefined): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.header('vary', 'Origin, Accept-Language, realm, Authorization, Accept-Encoding');
  if (seconds === undefined) reply.header('cache-control', 'no-store');
  else reply.headers({ 'cache-control': seconds > 0 ? `private, max-age=${seconds}` : 'private, no-cache', etag: answer.etag });
  if (isHeld(answer.etag, headers['if-none-match'])) return reply.code(304).send();
  const packing = answer.isWorthPacking ? negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']) as Packing | null : null;
  reply.type('application/json; charset=utf-8');
  return packing === null ? reply.send(answer.plain) : reply.header('content-encoding', packing).send(await answer.packed(packing));
}

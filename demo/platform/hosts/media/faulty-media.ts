import type { FastifyReply } from 'fastify';
import type { MediaFault } from '../../switches/media-faults.ts';
import { openToPlayers } from './open-to-players.ts';

/** A copy whose media is noise; boxes stay readable, so that the decoder meets it. */
function corrupted(body: Buffer): Buffer {
  const out = Buffer.from(body);
  const from = Math.max(out.indexOf('mdat', 0, 'latin1') + 4, 0);
  for (let at = from + 64; at < out.length; at += 1) out[at] = (at * 167 + 13) & 0xff;
  return out;
}

/** Answers a media file as the fault says, in place of what it was. @returns false for a fault that alters nothing here */
export function answerFaulty(reply: FastifyReply, fault: MediaFault, type: string, body: Buffer): boolean {
  const headers = { ...openToPlayers, 'content-type': type, 'cache-control': 'no-store' };
  switch (fault.kind) {
    case 'status': void reply.code(fault.status).headers({ ...openToPlayers, 'cache-control': 'no-store' }).send({ code: 'fault', messages: ['Injected by the fault switch.'] }); return true;
    case 'corrupted': void reply.headers(headers).send(corrupted(body)); return true;
    case 'hanging': reply.hijack(); return true;
    case 'truncated':
      reply.hijack();
      reply.raw.writeHead(200, { ...headers, 'content-length': body.length });
      reply.raw.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.raw.destroy());
      return true;
    default: return false;
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a vendor's double got it. */
export interface VendorRequest { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** What the double says; `status` 0 ends the connection without an answer. */
export interface VendorReply { status: number; body?: unknown }

/** A vendor on this machine that checks every request, and answers one key once. */
export interface VendorDouble { origin: string; requests: VendorRequest[]; /** What was wrong with requests. */ faults: string[]; close(): Promise<void> }

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/**
 * @param answer says what is wrong with a request by throwing, which the double answers with 400
 * @param loses whether this answer is lost on its way, when the work is done
 */
export async function openVendorDouble(answer: (request: VendorRequest) => VendorReply, loses: (request: VendorRequest) => boolean = () => false): Promise<VendorDouble> {
  const requests: VendorRequest[] = [];
  const faults: string[] = [];
  const byKey = new Map<string, { body: string; reply: VendorReply }>();
  const replyTo = (request: VendorRequest): VendorReply => {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? byKey.get(key) : undefined;
    if (known) return known.body === request.body ? known.reply : { status: 400, body: { error: { code: 'idempotency_key_in_use' } } };
    const reply = answer(request);
    if (typeof key === 'string') byKey.set(key, { body: request.body, reply });
    return reply;
  };
  const server: Server = createServer((incoming, outgoing) => {
    void textOf(incoming).then((body) => {
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      let reply: VendorReply;
      try {
        reply = replyTo(request);
      } catch (wrong) {
        faults.push(String(wrong));
        reply = { status: 400, body: { error: { code: String(wrong) } } };
      }
      if (reply.status === 0 || loses(request)) outgoing.destroy();
      else outgoing.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, faults,
    close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }),
  };
}

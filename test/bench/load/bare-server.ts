/** A Fastify server without anything else: sends the bytes that its parent gives it, for every path. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** What is sent, as the platform sent it. */
export interface BareAnswer { readonly body: string; readonly headers: Readonly<Record<string, string>> }

let answer: { body: Buffer; headers: Record<string, string> } = { body: Buffer.alloc(0), headers: {} };
process.on('message', ({ body, headers }: BareAnswer) => {
  answer = { body: Buffer.from(body, 'base64'), headers: { ...headers } };
  process.send?.('set');
});
process.on('disconnect', () => process.exit());

const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(answer.headers).send(answer.body));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);

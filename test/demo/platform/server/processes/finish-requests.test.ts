import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { followRequests } from '../../../../../demo/platform/server/processes/finish-requests.ts';

/** A server whose answers are given when the test says so. */
async function openServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const asked: FastifyReply[] = [];
  let heard = () => {};
  app.get('/', (_request, reply) => {
    asked.push(reply);
    heard();
  });
  const requests = followRequests(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async () => {
    const taken = new Promise<void>((resolve) => { heard = resolve; });
    const answer = fetch(address).then((reply) => [reply.status, reply.headers.get('connection')], () => 'cut');
    await taken;
    return answer;
  };
  return { requests, asked, ask, port: Number(new URL(address).port) };
}

test('a request that began is answered, and none after it', async () => {
  const { requests, asked, ask } = await openServer();
  const answer = Promise.resolve({ answer: ask() });
  await expect.poll(() => asked.length).toBe(1);
  const finished = requests.finish(60_000);
  asked[0]?.send('done');
  expect(await finished).toBe(true);
  expect(await (await answer).answer).toEqual([200, 'keep-alive']);
});

test('a request that is not answered in time is cut', async () => {
  const { requests, asked, ask } = await openServer();
  const answer = ask();
  await expect.poll(() => asked.length).toBe(1);
  expect(await requests.finish(1)).toBe(false);
  expect(await answer).toBe('cut');
});

test('a connection that asked nothing holds up nothing', async () => {
  const { requests, port } = await openServer();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  expect(await requests.finish(60_000)).toBe(true);
  await once(socket, 'close');
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBridgeClient } from '../../src/api/bridge-client.ts';
import { defineCall } from '../../src/api/call.ts';
import { instant } from '../../src/contracts/wire/instant.ts';

const shape = { input: z.object({ id: z.string() }), output: z.object({ id: z.string(), at: z.optional(instant) }), request: () => ({ path: '/' }) };
const crossing = defineCall({ ...shape, name: 'readCrossing', method: 'GET', exposure: 'partner' });
const reduced = defineCall({ ...shape, name: 'readReduced', method: 'GET', exposure: 'partner', partnerOutput: z.object({ id: z.string() }) });
const open = defineCall({ ...shape, name: 'readOpen', method: 'GET', auth: 'none', exposure: 'partner' });
const own = defineCall({ ...shape, name: 'readOwn', method: 'GET' });

function clientWith(answer: () => unknown) {
  const sent: [string, unknown][] = [];
  const direct: string[] = [];
  const client = createBridgeClient({
    send: async (name, input) => (sent.push([name, input]), answer()),
    direct: { call: async (call) => (direct.push(call.name), { id: 'direct' } as never) },
  });
  return { client, sent, direct };
}
const failing = (failure: unknown) => clientWith(() => {
  throw failure;
});
const crossed = (output: unknown) => clientWith(() => ({ ok: true, output }));

it('sends name and input through the session frame and reads the answer by its contract', async () => {
  const { client, sent, direct } = crossed({ id: '1', at: 5, more: 'x' });
  expect(await client.call(crossing, { id: '1' })).toEqual({ id: '1', at: 5 });
  expect([sent, direct]).toEqual([[['readCrossing', { id: '1' }]], []]);
});

it('reads an answer that was reduced by its partner output', async () => {
  expect(await crossed({ id: '1' }).client.call(reduced, { id: '1' })).toEqual({ id: '1' });
});

it('makes a call without a token directly', async () => {
  const { client, sent, direct } = crossed({});
  expect(await client.call(open, { id: '1' })).toEqual({ id: 'direct' });
  expect([sent, direct]).toEqual([[], ['readOpen']]);
});

it('does not send what stays on the platform\'s origin', async () => {
  const { client, sent } = crossed({});
  await expect(client.call(own, { id: '1' })).rejects.toMatchObject({ kind: 'not-permitted', call: 'readOwn' });
  expect(sent).toEqual([]);
});

it('does not send it directly either, where it needs no token', async () => {
  const { client, direct } = crossed({});
  await expect(client.call({ ...own, auth: 'none' }, { id: '1' })).rejects.toMatchObject({ kind: 'not-permitted', call: 'readOwn' });
  expect(direct).toEqual([]);
});

it.each([
  ['a call that the origin may not make', { code: 'NOT_PERMITTED' }, 'not-permitted'],
  ['a frame that does not answer', { code: 'TIMEOUT' }, 'unreachable'],
  ['an error without a code', new Error('lost'), 'unreachable'],
  ['nothing at all', undefined, 'unreachable'],
])('names the failure of %s', async (_, failure, kind) => {
  await expect(failing(failure).client.call(crossing, { id: '1' })).rejects.toMatchObject({ name: 'ApiError', kind, call: 'readCrossing' });
});

it('throws the platform\'s refusal as it was, with the licences that would help', async () => {
  const body = { code: 'DENIED', messages: ['no'], details: { licences: ['gold'] } };
  const { client } = clientWith(() => ({ ok: false, failure: { kind: 'refused', status: 403, body } }));
  await expect(client.call(crossing, { id: '1' })).rejects.toMatchObject({ kind: 'refused', status: 403, code: 'DENIED', body });
});

it.each([
  ['no answer of a session frame', () => ({ result: 1 })],
  ['a failure of no known kind', () => ({ ok: false, failure: { kind: 'odd', status: 0 } })],
  ['an output that does not fit', () => ({ ok: true, output: { id: 1 } })],
])('refuses %s', async (_, answer) => {
  await expect(clientWith(answer).client.call(crossing, { id: '1' })).rejects.toMatchObject({ kind: 'contract-broken' });
});

it('drops an answer that came after the call was aborted', async () => {
  const abort = new AbortController();
  const { client } = clientWith(() => (abort.abort(), { ok: true, output: { id: '1' } }));
  await expect(client.call(crossing, { id: '1' }, { signal: abort.signal })).rejects.toMatchObject({ kind: 'aborted' });
});

it('throws how long the platform asks to wait', async () => {
  const { client } = clientWith(() => ({ ok: false, failure: { kind: 'refused', status: 429, retryAfterMs: 24_000 } }));
  await expect(client.call(crossing, { id: '1' })).rejects.toMatchObject({ status: 429, retryAfterMs: 24_000 });
});

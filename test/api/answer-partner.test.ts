import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerPartner } from '../../src/api/answer-partner.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { defineCall, type Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';

const shape = { input: z.object({ id: z.string() }), output: z.object({ id: z.string(), secret: z.string() }), request: () => ({ path: '/' }) };
const partnerOutput = z.object({ id: z.string() });
const reduced = defineCall({ ...shape, name: 'readReduced', method: 'GET', exposure: 'partner', partnerOutput }) as Call;
const whole = defineCall({ ...shape, name: 'readWhole', method: 'GET', exposure: 'partner' }) as Call;
const own = defineCall({ ...shape, name: 'readOwn', method: 'GET' }) as Call;
const calls = new Map([reduced, whole, own].map((call) => [call.name, call]));
const callOf = async (name: string) => calls.get(name);

/** A client that answers, or fails, and keeps which calls were made. */
function clientWith(answer: () => unknown): { client: Client; made: string[] } {
  const made: string[] = [];
  return { made, client: { call: async (call) => (made.push(call.name), answer() as never) } };
}

it('answers with what may cross and nothing else', async () => {
  const { client } = clientWith(() => ({ id: '1', secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readReduced', input: { id: '1' } }, true)).toEqual({ ok: true, output: { id: '1' } });
});

it('answers with the whole output where nothing is held back', async () => {
  const { client } = clientWith(() => ({ id: '1', secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readWhole', input: { id: '1' } }, true)).toEqual({ ok: true, output: { id: '1', secret: 's' } });
});

it.each(['readOwn', 'readNothing', 'constructor', ''])('does not make %j for a partner', async (name) => {
  const { client, made } = clientWith(() => ({}));
  expect(await answerPartner(client, callOf, { name, input: {} }, true)).toEqual({ ok: false, failure: { kind: 'not-permitted', status: 0 } });
  expect(made).toEqual([]);
});

it('says that it could not look for a call', async () => {
  const { client } = clientWith(() => ({}));
  const unfetched = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await answerPartner(client, unfetched, { name: 'readWhole' }, true)).toEqual({ ok: false, failure: { kind: 'contract-broken', status: 0 } });
});

it.each([
  ['a refusal with its body, so that licences are known', new ApiError('refused', 'readWhole', { status: 403, body: { code: 'DENIED', messages: [], details: { licences: ['gold'] } } }),
    { kind: 'refused', status: 403, body: { code: 'DENIED', messages: [], details: { licences: ['gold'] } } }],
  ['a refusal without a body', new ApiError('refused', 'readWhole', { status: 500 }), { kind: 'refused', status: 500 }],
  ['a refusal with the wait it asks for', new ApiError('refused', 'readWhole', { status: 429, retryAfterMs: 24_000 }), { kind: 'refused', status: 429, retryAfterMs: 24_000 }],
  ['no answer', new ApiError('unreachable', 'readWhole'), { kind: 'unreachable', status: 0 }],
  ['another error, of which nothing crosses', new Error('secret detail'), { kind: 'contract-broken', status: 0 }],
])('crosses %s as a value', async (_, failure, crossed) => {
  const { client } = clientWith(() => {
    throw failure;
  });
  expect(await answerPartner(client, callOf, { name: 'readWhole', input: { id: '1' } }, true)).toEqual({ ok: false, failure: crossed });
});

it('lets nothing cross of an answer that does not fit its partner output', async () => {
  const { client } = clientWith(() => ({ secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readReduced', input: { id: '1' } }, true)).toEqual({ ok: false, failure: { kind: 'contract-broken', status: 0 } });
});

it('leaves out what a viewer watched, without the grant for it', async () => {
  const progress = defineCall({ name: 'readProgress', method: 'GET', exposure: 'partner', input: z.object({}), output: z.object({ id: z.string(), watchProgress: z.number() }), request: () => ({ path: '/' }) });
  const answering = { call: async () => ({ id: '1', watchProgress: 40 }) } as unknown as Client;
  const ask = (readsHistory: boolean) => answerPartner(answering, async () => progress as Call, { name: 'readProgress', input: {} }, readsHistory);
  expect([await ask(true), await ask(false)]).toEqual([{ ok: true, output: { id: '1', watchProgress: 40 } }, { ok: true, output: { id: '1' } }]);
});

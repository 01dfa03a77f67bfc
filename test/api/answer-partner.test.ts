import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerPartner, type PartnerReader } from '../../src/api/answer-partner.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { defineCall, type Call } from '../../src/api/call.ts';
import type { Client } from '../../src/api/client.ts';
import { partnerCallOf, type PartnerScope } from '../../src/api/partner-calls.ts';
import { callNamed } from '../support/recorded-answers/every-call.ts';

const shape = { input: z.object({ id: z.string() }), output: z.object({ id: z.string(), secret: z.string() }), request: () => ({ path: '/' }) };
const partnerOutput = z.object({ id: z.string() });
const reduced = defineCall({ ...shape, name: 'readReduced', method: 'GET', exposure: 'partner', partnerOutput }) as Call;
const whole = defineCall({ ...shape, name: 'readWhole', method: 'GET', exposure: 'partner' }) as Call;
const own = defineCall({ ...shape, name: 'readOwn', method: 'GET' }) as Call;
const calls = new Map([reduced, whole, own].map((call) => [call.name, call]));
const reader: PartnerReader = { holds: () => true, idFor: async (id) => `here ${id}` };
const callOf = async (name: string) => calls.get(name);

/** A client that answers, or fails, and keeps which calls were made. */
function clientWith(answer: () => unknown): { client: Client; made: string[] } {
  const made: string[] = [];
  return { made, client: { call: async (call) => (made.push(call.name), answer() as never) } };
}

it('answers with what may cross and nothing else', async () => {
  const { client } = clientWith(() => ({ id: '1', secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readReduced', input: { id: '1' } }, reader)).toEqual({ ok: true, output: { id: '1' } });
});

it('answers with the whole output where nothing is held back', async () => {
  const { client } = clientWith(() => ({ id: '1', secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readWhole', input: { id: '1' } }, reader)).toEqual({ ok: true, output: { id: '1', secret: 's' } });
});

it.each(['readOwn', 'readNothing', 'constructor', ''])('does not make %j for a partner', async (name) => {
  const { client, made } = clientWith(() => ({}));
  expect(await answerPartner(client, callOf, { name, input: {} }, reader)).toEqual({ ok: false, failure: { kind: 'not-permitted', status: 0 } });
  expect(made).toEqual([]);
});

it('says that it could not look for a call', async () => {
  const { client } = clientWith(() => ({}));
  const unfetched = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await answerPartner(client, unfetched, { name: 'readWhole' }, reader)).toEqual({ ok: false, failure: { kind: 'contract-broken', status: 0 } });
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
  expect(await answerPartner(client, callOf, { name: 'readWhole', input: { id: '1' } }, reader)).toEqual({ ok: false, failure: crossed });
});

it('lets nothing cross of an answer that does not fit its partner output', async () => {
  const { client } = clientWith(() => ({ secret: 's' }));
  expect(await answerPartner(client, callOf, { name: 'readReduced', input: { id: '1' } }, reader)).toEqual({ ok: false, failure: { kind: 'contract-broken', status: 0 } });
});

const without = (...scopes: PartnerScope[]): PartnerReader => ({ ...reader, holds: (scope) => !scopes.includes(scope) });

it('leaves out what a viewer watched, without the grant for it', async () => {
  const progress = defineCall({ name: 'readProgress', method: 'GET', exposure: 'partner', input: z.object({}), output: z.object({ id: z.string(), watchProgress: z.number() }), request: () => ({ path: '/' }) });
  const answering = { call: async () => ({ id: '1', watchProgress: 40 }) } as unknown as Client;
  const ask = (who: PartnerReader) => answerPartner(answering, async () => progress as Call, { name: 'readProgress', input: {} }, who);
  expect([await ask(reader), await ask(without('history'))]).toEqual([{ ok: true, output: { id: '1', watchProgress: 40 } }, { ok: true, output: { id: '1' } }]);
});

it('asks for no order that tells the favourites, without the grant for them', async () => {
  const asked: unknown[] = [];
  const asking = { call: async (_: Call, input: unknown) => (asked.push(input), {}) } as unknown as Client;
  const input = { from: 0, to: 1, favouritesFirst: true };
  for (const who of [reader, without('favourites')]) await answerPartner(asking, partnerCallOf, { name: 'readGuide', input }, who);
  expect(asked).toEqual([input, { from: 0, to: 1 }]);
});

const madeBy = (name: string, answer: unknown) => clientWith(() => callNamed(name)?.output.parse(answer)).client;
const list = { ownerExternalId: 'u', name: 'Mine', isEmpty: true, shareablePath: '/watchlists/w' };
const page = { watchlists: [
  { ...list, watchlistExternalId: 'favourites', ownership: 'OWNED' }, { ...list, watchlistExternalId: 'own', ownership: 'OWNED' }, { ...list, watchlistExternalId: 'kept', ownership: 'SHARED', saved: true },
], pagingInfo: { moreDataAvailable: true, lastSeen: 'kept' } };

it('names the lists of a viewer by the ids of the origin, and says nowhere how anybody reads them', async () => {
  const answer = await answerPartner(madeBy('readWatchlists', page), partnerCallOf, { name: 'readWatchlists' }, reader);
  expect(answer).toMatchObject({ ok: true, output: { watchlists: [{ watchlistExternalId: 'favourites' }, { watchlistExternalId: 'here own' }, { watchlistExternalId: 'here kept' }], pagingInfo: { lastSeen: 'here kept' } } });
  expect(JSON.stringify(answer)).not.toContain('shareablePath');
  expect(await answerPartner(madeBy('makeWatchlist', { id: 'own' }), partnerCallOf, { name: 'makeWatchlist' }, reader)).toEqual({ ok: true, output: { id: 'here own' } });
});

it.each([['own', 'OWNED', false, 'here own'], ['kept', 'SHARED', true, 'here kept'], ['read', 'SHARED', false, 'read']])('names the list that is %s by an id that the page may have', async (id, ownership, saved, named) => {
  const content = { ...list, watchlistExternalId: id, ownership, saved, content: [], pagingInfo: { moreDataAvailable: false } };
  const answer = await answerPartner(madeBy('readWatchlistContent', content), partnerCallOf, { name: 'readWatchlistContent', input: { id } }, reader);
  expect(answer).toMatchObject({ ok: true, output: { watchlistExternalId: named } });
  expect(JSON.stringify(answer)).not.toContain('shareablePath');
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineCall, type Call } from '../../src/api/call.ts';
import { createHttpClient } from '../../src/api/http-client.ts';
import { longestAnswer } from '../../src/api/http/read-answer.ts';
import { readBucket } from '../../src/api/calls/catalogue.ts';
import { readGuide } from '../../src/api/calls/guide/guide.ts';
import { readLivePlayback, readPlayerUrls, readVodPlayback, saveWatchProgress } from '../../src/api/calls/playback.ts';
import { readLabels } from '../../src/api/calls/realm.ts';
import { login } from '../../src/api/calls/identity/sign-in.ts';
import { payBasket } from '../../src/api/calls/purchase.ts';
import { addWatchlistContent } from '../../src/api/calls/lists/watchlists.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import { nothing } from '../../src/contracts/wire/nothing.ts';
import { answeringFetch, type Answer, type SentRequest } from '../support/answering-fetch.ts';
import { testSettings } from '../support/test-settings.ts';
import { settled } from '../support/settled.ts';

const emptyBucket = { bucketId: 'b1', name: 'Row', type: 'BASE', contentList: [], paging: { moreDataAvailable: false } };

function clientWith(answer: (request: SentRequest) => Answer, tokens = { token: 'old', fresh: 'new' as string | undefined }) {
  const { fetch, sent } = answeringFetch(answer);
  const changes: Changed[] = [];
  const renewed: string[] = [];
  const client = createHttpClient({
    settings: testSettings,
    locale: () => 'en',
    fetch,
    onChanged: (changed) => changes.push(changed),
    tokens: {
      token: async () => tokens.token,
      renew: async (refused) => {
        renewed.push(refused);
        return tokens.fresh;
      },
    },
  });
  return { client, sent, changes, renewed };
}

describe('what goes out', () => {
  test('the headers every call carries', async () => {
    const { client, sent } = clientWith(() => ({ body: emptyBucket }));
    await client.call(readBucket, { bucketId: 'b1' });
    expect(sent[0]?.headers).toMatchObject({ realm: 'arena', 'x-api-key': 'public-arena', 'accept-language': 'en', authorization: 'Bearer old' });
  });

  test('a call without authentication carries no token', async () => {
    const { client, sent } = clientWith(() => ({ body: { default_locale: 'en', selected_locale: 'en', translations: {} } }));
    await client.call(readLabels, {});
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['video is v4: GET vod/{id}', readVodPlayback, 'GET', '/api/v4/vod/1%2F1'],
    ['live is v5: POST manifest/event/{id}', readLivePlayback, 'POST', '/api/v5/manifest/event/1%2F1'],
  ] as const)('%s with includePlaybackDetails=URL', async (_, call, method, path) => {
    const { client, sent } = clientWith(() => ({ status: 404, body: { code: 'vod-not-found' } }));
    await expect(client.call(call, { id: '1/1' })).rejects.toMatchObject({ code: 'vod-not-found' });
    expect(sent[0]).toMatchObject({ method });
    expect(sent[0]?.url.pathname).toBe(path);
    expect(sent[0]?.url.searchParams.get('includePlaybackDetails')).toBe('URL');
  });

  test('the guide is asked in ISO times, 20 channels at once', async () => {
    const { client, sent } = clientWith(() => ({ status: 503 }));
    await client.call(readGuide, { from: 0, to: 3_600_000 }).catch(() => undefined);
    expect(Object.fromEntries(sent[0]!.url.searchParams)).toEqual({ from: '1970-01-01T00:00:00.000Z', to: '1970-01-01T01:00:00.000Z', rpp: '20' });
  });

  test('a realm that asks for envelopes gets method and params, and its result is unwrapped', async () => {
    const answer = { authorisationToken: 'a', refreshToken: 'r' };
    const { client, sent } = clientWith(({ body }) => ({ body: { id: (body as { id: string }).id, result: answer } }));
    expect(await client.call(login, { id: 'm', secret: 's' })).toMatchObject(answer);
    expect(sent[0]?.body).toMatchObject({ method: 'login', params: { id: 'm', secret: 's' } });
  });

  test('a payment carries its key in a header and no price in its body', async () => {
    const { client, sent } = clientWith(() => ({ status: 402, body: { code: 'card_declined', messages: ['Declined'] } }));
    const request = { basketId: 'b', idempotencyKey: 'k', basketVersion: 1, paymentDetailsExternalId: 'p', targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' as const };
    await expect(client.call(payBasket, request)).rejects.toMatchObject({ code: 'card_declined', status: 402 });
    expect(sent[0]?.headers).toHaveProperty('idempotency-key', 'k');
    expect(JSON.stringify(sent[0]?.body)).not.toMatch(/amount|price|total/i);
  });

  const api = 'http://api.localhost:4000';
  test.each([
    ['another origin', 'http://evil.localhost:4000/playback/vod/1/urls'],
    ['another call of the platform', `${api}/api/v2/customer/basket`],
    ['a path that leads out of the callbacks', `${api}/playback/vod/../../api/v1/urls`],
    ['the same, encoded', `${api}/playback/vod/%2e%2e/urls`],
    ['a longer path', `${api}/playback/vod/1/urls/more`],
    ['a shorter path', `${api}/playback/vod/urls`],
  ])('a callback address at %s never gets a token', async (_, url) => {
    const { client, sent } = clientWith(() => ({ body: {} }));
    await expect(client.call(readPlayerUrls, { url })).rejects.toMatchObject({ kind: 'not-permitted' });
    expect(sent).toEqual([]);
  });

  test('a callback address is fetched as the platform gave it', async () => {
    const { client, sent } = clientWith(() => ({ body: { expiresAt: '2026-01-01T00:00:00Z' } }));
    await client.call(readPlayerUrls, { url: `${api}/playback/live/a%2Fb/urls?expires=1&signature=x%3D` });
    expect(sent[0]?.url.href).toBe(`${api}/playback/live/a%2Fb/urls?expires=1&signature=x%3D`);
  });

  test.each(['.', '..', ''])('an id of %j changes no path: the call never leaves', async (id) => {
    const { client, sent } = clientWith(() => ({ body: {} }));
    await expect(client.call(readVodPlayback, { id })).rejects.toMatchObject({ kind: 'contract-broken', call: 'readVodPlayback' });
    expect(sent).toEqual([]);
  });

  test('what a leaving page has to say outlives the page, and nothing else does', async () => {
    const { client, sent } = clientWith(() => ({ body: emptyBucket }));
    await client.call(saveWatchProgress, { id: '7', contentType: 'VOD', position: 12, duration: 60 } as never).catch(() => undefined);
    await client.call(readBucket, { bucketId: 'b1' });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});

describe('what comes back', () => {
  test.each<[string, Answer, object]>([
    ['no answer', 'lost', { kind: 'unreachable', status: 0 }],
    ['not JSON', { body: '<html>' }, { kind: 'contract-broken' }],
    ['longer than any answer', { body: ' '.repeat(longestAnswer) + JSON.stringify(emptyBucket) }, { kind: 'contract-broken', message: expect.stringContaining('too long') as string }],
    ['longer than any answer by what it says', { body: emptyBucket, headers: { 'content-length': '200000000' } }, { kind: 'contract-broken' }],
    ['a refusal that is longer than any answer', { status: 503, body: ' '.repeat(longestAnswer + 1) }, { kind: 'refused', status: 503 }],
    ['a broken body', { body: { bucketId: 4 } }, { kind: 'contract-broken', code: 'contract-broken' }],
    ['a refusal with a code', { status: 409, body: { code: 'conflict', messages: ['no'] } }, { kind: 'refused', code: 'conflict', status: 409 }],
    ['a refusal without a body', { status: 503, body: '' }, { kind: 'refused', code: 'refused', status: 503 }],
  ])('%s is a failure with its name', async (_, answer, failure) => {
    const { client } = clientWith(() => answer);
    await expect(client.call(readBucket, { bucketId: 'b1' })).rejects.toMatchObject({ name: 'ApiError', call: 'readBucket', ...failure });
  });

  test('input that does not fit never leaves', async () => {
    const { client, sent } = clientWith(() => ({ body: emptyBucket }));
    await expect(client.call(readBucket, { bucketId: 1 as unknown as string })).rejects.toMatchObject({ kind: 'contract-broken' });
    expect(sent).toEqual([]);
  });

  test('an aborted call says so', async () => {
    const { client } = clientWith(() => 'lost');
    await expect(client.call(readBucket, { bucketId: 'b1' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('a change is told after it succeeded, and only then', async () => {
    const { client, changes } = clientWith(({ url }) => (url.pathname.includes('broken') ? { status: 500 } : { body: {} }));
    const content = [{ id: '7', contentType: 'VOD' as const }];
    await client.call(addWatchlistContent, { id: 'broken', content }).catch(() => undefined);
    expect(changes).toEqual([]);
    await client.call(addWatchlistContent, { id: 'fine', content });
    await client.call(addWatchlistContent, { id: 'favourites', content });
    expect(changes).toEqual([{ subject: 'lists', ids: ['7'] }, { subject: 'favourites', ids: ['7'] }]);
  });
});

describe('an expired token', () => {
  const refused = { status: 401, body: { code: 'token-expired' } };

  test('is renewed once, and the call repeated with the new one', async () => {
    const { client, sent, renewed } = clientWith(({ headers }) => (headers.authorization === 'Bearer new' ? { body: emptyBucket } : refused));
    await client.call(readBucket, { bucketId: 'b1' });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(renewed).toEqual(['old']);
  });

  test('that cannot be renewed fails the call, without a loop', async () => {
    const { client, sent } = clientWith(() => refused);
    await expect(client.call(readBucket, { bucketId: 'b1' })).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  test('another 401 renews nothing', async () => {
    const { client, renewed } = clientWith(() => ({ status: 401, body: { code: 'failedAuthentication' } }));
    await client.call(readBucket, { bucketId: 'b1' }).catch(() => undefined);
    expect(renewed).toEqual([]);
  });

  test('is renewed for an enveloped call too', async () => {
    const enveloped = defineCall({ name: 'readEnveloped', method: 'POST', envelope: () => 'rpc', input: nothing, output: nothing, request: () => ({ path: '/enveloped', body: {} }) });
    const { client, sent } = clientWith(({ headers }) => (headers.authorization === 'Bearer new' ? { body: { id: '1', result: {} } } : { status: 401, body: { id: '1', error: { code: 'token-expired' } } }));
    await client.call(enveloped, {});
    expect(sent).toHaveLength(2);
  });

  test('of the caller\'s own choosing is not renewed', async () => {
    const { client, sent, renewed } = clientWith(() => refused);
    await expect(client.call(readBucket, { bucketId: 'b1' }, { bearer: 'mine' })).rejects.toMatchObject({ code: 'token-expired' });
    expect([sent.length, renewed]).toEqual([1, []]);
  });
});

describe('an answer that does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const failureOf = (call: Promise<unknown>) => call.then(() => undefined, (failure: unknown) => failure);

  test('counts as unreachable when its time is over', async () => {
    const { client } = clientWith(() => 'hangs');
    const failure = failureOf(client.call(readBucket, { bucketId: 'b1' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'unreachable', status: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has the time that its call says', async () => {
    const { client } = clientWith(() => 'hangs');
    const slow = defineCall({ name: 'slow', method: 'POST', limitMs: 60_000, input: nothing, output: nothing, request: () => ({ path: '/slow', body: {} }) });
    let failure: unknown;
    void failureOf(client.call(slow, {})).then((found) => (failure = found));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failure).toMatchObject({ kind: 'unreachable' });
  });

  test('ends at once when its caller no longer wants it', async () => {
    const { client } = clientWith(() => 'hangs');
    const caller = new AbortController();
    const failure = failureOf(client.call(readBucket, { bucketId: 'b1' }, { signal: caller.signal }));
    await settled();
    caller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });
});

describe('an answer that says "later"', () => {
  beforeEach(async () => {
    // Chunks that are fetched late: no timer of the test moves their first import on.
    await Promise.all([import('../../src/api/http/retry-after.ts'), import('../../src/api/http/short-wait.ts')]);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const later = (status: number, seconds: string) => ({ status, headers: { 'retry-after': seconds }, body: { code: 'TOO_MANY_REQUESTS' } });

  test.each([429, 503])('to a read is waited for when it is soon: %i', async (status) => {
    let turn = 0;
    const { client, sent } = clientWith(() => ((turn += 1) === 1 ? later(status, '2') : { body: emptyBucket }));
    const answer = client.call(readBucket, { bucketId: 'b1' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(await answer).toMatchObject({ bucketId: 'b1' });
    expect(sent).toHaveLength(2);
  });

  test('again and again is a failure that names the wait', async () => {
    const { client, sent } = clientWith(() => later(503, '1'));
    const failure = client.call(readBucket, { bucketId: 'b1' }).catch((found: unknown) => found);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await failure).toMatchObject({ status: 503, retryAfterMs: 1_000 });
    expect(sent).toHaveLength(3);
  });

  test.each([
    ['not soon', readBucket, { bucketId: 'b1' }, later(429, '24'), 24_000],
    ['for something that is no read', login, { id: 'm', secret: 's' }, later(429, '2'), 2_000],
    ['without saying when', readBucket, { bucketId: 'b1' }, { status: 429 }, undefined],
  ] as const)('%s is the caller\'s to show', async (_, call, input, answer, retryAfterMs) => {
    const { client, sent } = clientWith(() => answer);
    const failure = await client.call(call as Call, input).catch((found: unknown) => found);
    expect(failure).toMatchObject({ status: 429, retryAfterMs });
    expect(sent).toHaveLength(1);
  });

  test('is not waited for by a caller who left', async () => {
    const { client, sent } = clientWith(() => later(429, '2'));
    const caller = new AbortController();
    const failure = client.call(readBucket, { bucketId: 'b1' }, { signal: caller.signal }).catch((found: unknown) => found);
    await vi.advanceTimersByTimeAsync(100);
    caller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

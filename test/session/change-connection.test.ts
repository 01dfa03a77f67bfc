import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import { readChangeStream } from '../../src/session/change-connection.ts';
import { testSettings } from '../support/test-settings.ts';

afterEach(() => { vi.useRealTimers(); });

const settings = testSettings;

/** A body that a test writes into. */
function body() {
  let held: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancelled = vi.fn();
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => { held = controller; }, cancel: cancelled });
  return { stream, cancelled, write: (text: string) => held?.enqueue(new TextEncoder().encode(text)), end: () => held?.close(), fail: () => held?.error(new TypeError('network')) };
}

function connect(answer: (token: string) => Response | Promise<Response>, tokens: { token?: string | undefined; renewed?: string | undefined } = { token: 'one' }) {
  const sent: Request[] = [];
  const heard: (Changed | 'open')[] = [];
  const controller = new AbortController();
  const fake: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    return answer(request.headers.get('authorization') ?? '');
  };
  const end = readChangeStream(
    { settings, tokens: { token: async () => tokens.token, renew: async () => tokens.renewed }, fetch: fake }, controller.signal,
    { onOpen: () => heard.push('open'), onChanged: (changed) => heard.push(changed) },
  );
  return { end, sent, heard, controller };
}

describe('a stream', () => {
  test('is asked for with the session’s token and read until it ends', async () => {
    const { stream, write, end: close } = body();
    const { end, sent, heard } = connect(() => new Response(stream));
    write(': open\n\ndata: {"subject":"live","ids":["2001"]}\n\n');
    close();
    expect(await end).toBe('ended');
    expect(heard).toEqual(['open', { subject: 'live', ids: ['2001'] }]);
    expect(sent[0]?.url).toBe(`${settings.endpoints.v1}/changes`);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({ authorization: 'Bearer one', realm: settings.realm, 'x-api-key': settings.apiKey, accept: 'text/event-stream' });
  });

  test('that breaks has ended', async () => {
    const { stream, fail } = body();
    const { end, heard } = connect(() => new Response(stream));
    await vi.waitFor(() => expect(heard).toEqual(['open']));
    fail();
    expect(await end).toBe('ended');
  });

  test('without a heartbeat for a minute is given up', async () => {
    vi.useFakeTimers();
    const { stream, write, cancelled } = body();
    const { end, heard } = connect(() => new Response(stream));
    await vi.waitFor(() => expect(heard).toEqual(['open']));
    await vi.advanceTimersByTimeAsync(60_000);
    write(': heartbeat\n\n');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cancelled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await end).toBe('ended');
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('a refusal', () => {
  test.each([[429, 'busy'], [404, 'refused'], [403, 'refused'], [405, 'refused'], [401, 'unreachable'], [408, 'unreachable'], [500, 'unreachable'], [503, 'unreachable']])('with %i means %s', async (status, end) => {
    const { end: ended, heard } = connect(() => new Response('{}', { status }));
    expect([await ended, heard]).toEqual([end, []]);
  });

  test('of the token is answered with a renewed one, once', async () => {
    const { stream, end: close } = body();
    const { end, sent } = connect((token) => (token === 'Bearer two' ? new Response(stream) : new Response('{}', { status: 401 })), { token: 'one', renewed: 'two' });
    close();
    expect([await end, sent.length]).toEqual(['ended', 2]);
    const refused = connect(() => new Response('{}', { status: 401 }), { token: 'one', renewed: 'two' });
    expect([await refused.end, refused.sent.length]).toEqual(['unreachable', 2]);
  });
});

test.each<[string, () => Response | Promise<Response>, { token?: string | undefined }]>([
  ['without a token', () => new Response(''), { token: undefined }],
  ['without a network', () => Promise.reject(new TypeError('network')), { token: 'one' }],
])('%s there is no stream', async (_what, answer, tokens) => {
  expect(await connect(answer, tokens).end).toBe('unreachable');
});

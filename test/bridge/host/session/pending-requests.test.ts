import { describe, expect, it, vi } from 'vitest';
import { type Connection } from '../../../../bridge/host/connect.ts';
import { connected, session } from '../host-page.ts';
import { settle, until } from '../../two-windows.ts';

describe('requests', () => {
  it.each<[string, (c: Connection) => Promise<unknown>, object]>([
    ['getState', (c) => c.getState(), { m: 'getState', p: {} }],
    ['load', (c) => c.load({ kind: 'vod', id: '1' }), { m: 'load', p: { kind: 'vod', id: '1' } }],
    ['play', (c) => c.play(), { m: 'play', p: {} }], ['pause', (c) => c.pause(), { m: 'pause', p: {} }],
    ['seek', (c) => c.seek({ by: -10 }), { m: 'seek', p: { by: -10 } }],
    ['setVolume', (c) => c.setVolume(30), { m: 'setVolume', p: { value: 30 } }], ['setMuted', (c) => c.setMuted(true), { m: 'setMuted', p: { value: true } }],
    ['listTracks', (c) => c.listTracks(), { m: 'listTracks', p: {} }], ['setTextTrack', (c) => c.setTextTrack(null), { m: 'setTextTrack', p: { id: null } }],
    ['subscribe', (c) => c.subscribe(['play'], 2), { m: 'subscribe', p: { events: ['play'], hz: 2 } }],
    ['unsubscribe', (c) => c.unsubscribe(['play']), { m: 'unsubscribe', p: { events: ['play'] } }],
    ['call', (c) => c.call('readHome', { a: 1 }), { m: 'call', p: { name: 'readHome', input: { a: 1 } } }],
  ])('%s crosses as the contract says and brings the answer back', async (_, act, expected) => {
    const { connection, asked, post } = await connected();
    const answer = act(connection);
    const request = await until(() => asked[0]);
    expect(request).toMatchObject({ x: 1, t: 'req', s: session, ...expected });
    post({ t: 'res', id: request['id'], ok: true, r: { well: 'done' }, future: 1 });
    expect(await answer).toEqual({ well: 'done' });
  });

  it('a failure keeps its code and reason, and nothing that it was not given', async () => {
    const { connection, asked, post } = await connected();
    const answer = connection.play();
    const request = await until(() => asked[0]);
    post({ t: 'res', id: request['id'], ok: false, e: { code: 'PLAY_FAILED', message: 'failed to play', retryable: true, reason: 'autoplay', stack: 'forged', name: 'forged' } });
    const failure = await answer.catch((error: unknown) => error as Error & { stack: string });
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({ code: 'PLAY_FAILED', message: 'failed to play', retryable: true, reason: 'autoplay', name: 'Error' });
    expect((failure as Error).stack).not.toBe('forged');
  });

  it.each<[string, object]>([
    ['another session', { s: 'session-9876543210' }], ['another id', { id: 'c99' }], ['an id that is a prototype word', { id: '__proto__' }], ['an id that is a list', { id: ['c1'] }], ['another marker', { x: 2 }],
  ])('an answer with %s answers nothing', async (_, forged) => {
    const { connection, asked, post } = await connected();
    let done = false;
    void connection.play().then(() => (done = true), () => undefined);
    const request = await until(() => asked[0]);
    post({ t: 'res', id: request['id'], ok: true, r: 1, ...forged });
    await settle();
    expect(done).toBe(false);
  });

  it.each<[string, object]>([['neither yes nor no', {}], ['no without why', { ok: false }], ['no with a list', { ok: false, e: [] }], ['yes as a text', { ok: 'true', r: 1 }], ['a numbered code', { ok: false, e: { code: 5 } }]])(
    'an answer of %s is a broken answer', async (_, body) => {
      const { connection, asked, post } = await connected();
      const answer = connection.play();
      answer.catch(() => undefined);
      const request = await until(() => asked[0]);
      post({ t: 'res', id: request['id'], ...body });
      await expect(answer).rejects.toMatchObject({ code: 'BAD_FRAME' });
    });

  it('the first answer counts', async () => {
    const { connection, asked, post } = await connected();
    const answer = connection.pause();
    const { id } = await until(() => asked[0]);
    post({ t: 'res', id, ok: true, r: 'first' });
    post({ t: 'res', id, ok: true, r: 'second' });
    expect(await answer).toBe('first');
  });

  it('ends by time-out when no answer comes, and a late answer is nothing', async () => {
    const { connection, asked, post } = await connected();
    const answer = connection.call('readHome', {}, { timeoutMs: 300 });
    answer.catch(() => undefined);
    const { id } = await until(() => asked[0]);
    vi.advanceTimersByTime(300);
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true });
    post({ t: 'res', id, ok: true, r: 1 });
    await settle();
    expect(connection.connected).toBe(true);
  });
});

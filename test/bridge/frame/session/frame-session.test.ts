import { describe, expect, it, vi } from 'vitest';
import { bye, pong } from '../../../../bridge/contract/messages/envelope.ts';
import { settle } from '../../two-windows.ts';
import { open, refusal, s } from '../open-session.ts';

describe('sessions, ids and floods', () => {
  const req = (extra: object = {}) => ({ x: 1, t: 'req', s, id: 'r1', m: 'pause', ...extra });

  it.each<[string, unknown, string]>([
    ['another session', req({ s: 'session-9876543210' }), 'wrong-session'],
    ['another session’s ping', { x: 1, t: 'ping', s: 'session-9876543210' }, 'wrong-session'],
    ['another session’s bye', { x: 1, t: 'bye', s: 'session-9876543210' }, 'wrong-session'],
    ['a text', 'pause', 'not-json'],
    ['a number', 4, 'not-string'],
    ['a hello on the port', { x: 1, t: 'hello', v: 1, nonce: 'nonce-0000000000' }, 'bad-shape'],
    ['a forged answer', { x: 1, t: 'res', s, id: 'r1', ok: true, r: {} }, 'bad-shape'],
    ['a forged event', { x: 1, t: 'evt', s, n: 1, e: 'play', d: {} }, 'bad-shape'],
  ])('%s gets silence', async (_, message, counted) => {
    const { post, answers, counters, session } = open({ pause: () => ({ playing: false, muted: false }) });
    post(message);
    await settle();
    expect(answers).toEqual([]);
    expect(counters.read()).toEqual({ [counted]: 1 });
    expect(session.isOpen()).toBe(true);
  });

  it.each<[string, object]>([['an unknown field', { extra: 1 }], ['no method', { m: undefined }], ['a method that is a list', { m: ['pause'] }]])(
    'a request with %s is told that it is broken', async (_, extra) => {
      const { post, answers } = open({});
      post(req(extra));
      await settle();
      expect(answers).toMatchObject([{ id: 'r1', ...refusal('BAD_FRAME') }]);
    });

  it('runs an id once, in flight or finished', async () => {
    const pause = vi.fn(() => ({ playing: false, muted: false }));
    const { post, answers, counters } = open({ pause });
    for (let i = 0; i < 4; i += 1) post(req());
    await settle();
    post(req());
    await settle();
    expect(pause).toHaveBeenCalledOnce();
    expect(answers).toHaveLength(1);
    expect(counters.read()['repeated-id']).toBe(4);
  });

  it('lets 32 requests wait and refuses the next', async () => {
    const { post, answers } = open({ play: () => new Promise(() => {}) });
    for (let i = 0; i < 40; i += 1) post(req({ id: `p${String(i)}`, m: 'play' }));
    await settle();
    expect(answers).toHaveLength(8);
    expect(answers[0]).toMatchObject({ id: 'p32', e: { code: 'RATE_LIMITED', retryable: true } });
  });

  it('slows down a busy page, stops reading a mad one, and hears both again later', async () => {
    const { post, answers, counters, ask } = open({ pause: () => ({ playing: false, muted: false }) });
    for (let i = 0; i < 700; i += 1) post(req({ id: `f${String(i)}` }));
    await settle(20);
    expect(answers).toHaveLength(500);
    expect(answers.filter((one) => one['ok'])).toHaveLength(100);
    expect(counters.read()).toMatchObject({ flooded: 200, 'rate-limited': 400 });
    vi.advanceTimersByTime(1000);
    expect(await ask('pause')).toMatchObject({ ok: true });
  });

  it('answers a ping', async () => {
    const { post, answers } = open();
    post({ x: 1, t: 'ping', s });
    await settle();
    expect(answers.map((answer) => pong.parse(answer))).toEqual([{ x: 1, t: 'pong', s }]);
  });

  it('ends what is in flight with DISCONNECTED and tells the handler', async () => {
    let told = false;
    const { ask, answers, session } = open({ play: (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => (told = true))) });
    await ask('play');
    session.end();
    session.end();
    await settle();
    expect(answers).toMatchObject([{ e: { code: 'DISCONNECTED', retryable: true } }, { t: 'bye', s }]);
    expect(bye.safeParse(answers[1]).success).toBe(true);
    expect(told).toBe(true);
    expect(session.isOpen()).toBe(false);
  });

  it('a bye ends it, and nothing runs afterwards', async () => {
    const pause = vi.fn();
    const { post, session } = open({ pause });
    post({ x: 1, t: 'bye', s });
    post(req());
    await settle();
    expect(session.isOpen()).toBe(false);
    expect(pause).not.toHaveBeenCalled();
  });
});

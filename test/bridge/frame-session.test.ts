import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Grants } from '../../bridge/contract/grants.ts';
import { createBridgeCounters } from '../../bridge/frame/bridge-counters.ts';
import { failure } from '../../bridge/frame/failure.ts';
import { createFrameSession, type FrameSession } from '../../bridge/frame/frame-session.ts';
import { handlerTable, type Handlers } from '../../bridge/frame/run-method.ts';
import { aState, everything, holdTimers, settle } from './two-windows.ts';

const s = 'session-0123456789';
let ports: MessagePort[] = [];
let sessions: FrameSession[] = [];

/** A session whose other end is in the test's hand. */
function open(handlers: Handlers = {}, options: { grants?: Partial<Grants>; hidden?: boolean } = {}) {
  const { port1, port2 } = new MessageChannel();
  const counters = createBridgeCounters();
  const answers: Record<string, unknown>[] = [];
  port2.onmessage = ({ data }: MessageEvent) => void answers.push(JSON.parse(data as string) as Record<string, unknown>);
  const session = createFrameSession({
    id: s, origin: 'https://partner.example', grants: { ...everything, ...options.grants }, port: port1,
    handlers: handlerTable(handlers), counters, now: () => performance.now(), isHidden: () => options.hidden === true,
    scopesOf: (name) => (name === 'readList' ? ['scope:lists'] : []),
  });
  ports.push(port1, port2);
  sessions.push(session);
  const post = (message: unknown) => port2.postMessage(typeof message === 'object' ? JSON.stringify(message) : message);
  let lastId = 0;
  const ask = async (m: string, p?: unknown, extra: object = {}) => {
    const id = `a${String((lastId += 1))}`;
    post({ x: 1, t: 'req', s, id, m, p, ...extra });
    await settle();
    return answers.find((one) => one['id'] === id);
  };
  return { session, answers, counters, post, ask, port: port2 };
}
const refusal = (code: string) => ({ ok: false, e: { code } });

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const session of sessions) session.end();
  for (const port of ports) port.close();
  ports = [];
  sessions = [];
  vi.useRealTimers();
});

describe('a request is answered with what happened', () => {
  it.each<[string, keyof Handlers, unknown, unknown]>([
    ['getState', 'getState', {}, aState],
    ['load', 'load', { kind: 'vod', id: '1001', autoplay: 'any', startAt: 3 }, { id: '1001', title: 'A film', accessLevel: null }],
    ['play', 'play', {}, { playing: true, muted: false }],
    ['pause', 'pause', {}, { playing: false, muted: false }],
    ['seek to', 'seek', { to: 12.5 }, { position: 12.5 }],
    ['seek by', 'seek', { by: -10 }, { position: 2.5 }],
    ['seek live', 'seek', { live: true }, { position: 60 }],
    ['setVolume', 'setVolume', { value: 55 }, { value: 55 }],
    ['setMuted', 'setMuted', { value: true }, { value: true }],
    ['listTracks', 'listTracks', {}, { tracks: [{ id: 'en', language: 'en', label: 'English', active: true }] }],
    ['setTextTrack', 'setTextTrack', { id: null }, { tracks: [] }],
    ['call by name', 'call', { name: 'readFavourites', input: { page: 1 } }, { items: [1, 2] }],
    ['call by scope', 'call', { name: 'readList' }, null],
  ])('%s', async (_, method, input, output) => {
    const handler = vi.fn(() => output);
    const { ask } = open({ [method]: handler });
    expect(await ask(method, input)).toMatchObject({ x: 1, t: 'res', s, ok: true, r: output });
    expect(handler).toHaveBeenCalledExactlyOnceWith(input, expect.objectContaining({ origin: 'https://partner.example' }));
  });

  it('waits for the media', async () => {
    let started = (_: { playing: boolean; muted: boolean }) => {};
    const { ask, answers } = open({ play: () => new Promise((resolve) => (started = resolve)) });
    await ask('play');
    expect(answers).toEqual([]);
    started({ playing: true, muted: true });
    await settle();
    expect(answers).toMatchObject([{ ok: true, r: { playing: true, muted: true } }]);
  });

  it('works without parameters', async () => {
    const { ask } = open({ pause: () => ({ playing: false, muted: false }) });
    expect(await ask('pause')).toMatchObject({ ok: true });
  });
});

describe('a request is refused by name', () => {
  const all = Object.fromEntries(
    ['getState', 'load', 'play', 'pause', 'seek', 'setVolume', 'setMuted', 'listTracks', 'setTextTrack', 'call'].map((name) => [name, vi.fn(() => ({}))]),
  ) as Record<string, ReturnType<typeof vi.fn>>;

  it.each([
    ['eval'], ['destroy'], ['__proto__'], ['constructor'], ['prototype'], ['toString'], ['hasOwnProperty'], ['valueOf'], ['__defineGetter__'],
    ['getstate'], ['play '], ['play.call'], ['window'], ['then'], ['handlers.play'],
  ])('method %s does not exist', async (name) => {
    expect(await open(all as Handlers).ask(name)).toMatchObject(refusal('UNKNOWN_METHOD'));
  });

  it.each<[string, unknown]>([
    ['getState', { all: true }], ['play', { force: true }], ['play', null], ['play', []], ['play', 'now'], ['pause', 1],
    ['load', {}], ['load', { kind: 'vod' }], ['load', { kind: 'film', id: '1' }], ['load', { kind: 'vod', id: 1 }], ['load', { kind: 'vod', id: '' }],
    ['load', { kind: 'vod', id: '../1' }], ['load', { kind: 'vod', id: 'a/b' }], ['load', { kind: 'vod', id: '__proto__' }], ['load', { kind: 'vod', id: 'a'.repeat(101) }],
    ['load', { kind: 'vod', id: '1', startAt: -1 }], ['load', { kind: 'vod', id: '1', startAt: '3' }], ['load', { kind: 'vod', id: '1', autoplay: true }],
    ['load', { kind: 'vod', id: '1', url: 'https://evil.example/a.m3u8' }],
    ['seek', {}], ['seek', { to: -1 }], ['seek', { to: '5' }], ['seek', { to: null }], ['seek', { to: 1, by: 1 }], ['seek', { live: false }], ['seek', { by: 1e300 }],
    ['setVolume', {}], ['setVolume', { value: 101 }], ['setVolume', { value: -1 }], ['setVolume', { value: '50' }], ['setVolume', 50],
    ['setMuted', { value: 1 }], ['setMuted', { value: 'true' }], ['setTextTrack', {}], ['setTextTrack', { id: '' }], ['setTextTrack', { id: 3 }],
    ['subscribe', {}], ['subscribe', { events: [] }], ['subscribe', { events: 'play' }], ['subscribe', { events: ['play'], hz: 0 }], ['subscribe', { events: ['play'], hz: 11 }],
    ['subscribe', { events: Array.from({ length: 65 }, () => 'play') }], ['unsubscribe', { events: [1] }],
    ['call', {}], ['call', { name: '' }], ['call', { name: 'a/b' }], ['call', { name: '__proto__' }], ['call', { name: 'readFavourites', token: 'x' }],
  ])('%s does not take %j', async (name, params) => {
    all[name]?.mockClear();
    const { ask } = open(all as Handlers);
    expect(await ask(name, params)).toMatchObject(refusal('BAD_ARGS'));
    if (all[name]) expect(all[name]).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Grants>, unknown]>([
    ['getState', { observe: false }, {}], ['listTracks', { observe: false }, {}], ['subscribe', { observe: false }, { events: ['play'] }],
    ['unsubscribe', { observe: false }, { events: ['play'] }], ['play', { control: false }, {}], ['pause', { control: false }, {}],
    ['seek', { control: false }, { to: 1 }], ['setVolume', { control: false }, { value: 1 }], ['setMuted', { control: false }, { value: true }],
    ['setTextTrack', { control: false }, { id: null }], ['load', { load: false }, { kind: 'vod', id: '1' }],
    ['call', { calls: [] }, { name: 'readFavourites' }], ['call', {}, { name: 'payBasket' }], ['call', {}, { name: 'readfavourites' }],
    ['call', {}, { name: 'readFavourites2' }], ['call', { calls: ['scope:other'] }, { name: 'readList' }], ['call', { calls: ['read'] }, { name: 'readFavourites' }],
    ['call', {}, { name: 'constructor' }], ['call', {}, { name: 'toString' }],
  ])('%s needs its grant: %j', async (name, grants, params) => {
    all[name]?.mockClear();
    const { ask, counters } = open(all as Handlers, { grants });
    expect(await ask(name, params)).toMatchObject(refusal('NOT_PERMITTED'));
    expect(counters.read()['not-permitted']).toBe(1);
    if (all[name]) expect(all[name]).not.toHaveBeenCalled();
  });

  it('a frame without a player says so in the specification’s words', async () => {
    expect(await open().ask('play')).toMatchObject({ e: { code: 'PLAYER_NOT_FOUND', message: 'Player not found', retryable: false } });
    expect(await open().ask('call', { name: 'readFavourites' })).toMatchObject(refusal('UNKNOWN_METHOD'));
  });

  it.each(['nothing', '__proto__', 'constructor', 'Play', 'footlight-play'])('event %s does not exist', async (event) => {
    const { ask } = open();
    expect(await ask('subscribe', { events: ['play', event] })).toMatchObject(refusal('UNKNOWN_EVENT'));
    expect(await ask('unsubscribe', { events: [event] })).toMatchObject(refusal('UNKNOWN_EVENT'));
  });
});

describe('failures say what was meant and nothing else', () => {
  it.each<[string, unknown, object]>([
    ['VOD_NOT_FOUND', failure('VOD_NOT_FOUND'), { code: 'VOD_NOT_FOUND', message: 'VOD does not exist', retryable: false }],
    ['access', failure('ACCESS_DENIED'), { code: 'ACCESS_DENIED', retryable: false }],
    ['details of a player’s failure', failure('ACCESS_DENIED', { details: { url: 'secret' } }), { code: 'ACCESS_DENIED' }],
    ['an error with an address', new Error('https://secret.example/?token=1'), { code: 'INTERNAL', message: '', retryable: false }],
    ['an error that dresses up', Object.assign(new Error('secret'), { code: 'ACCESS_DENIED', details: 'secret' }), { code: 'INTERNAL', message: '' }],
    ['a plain object', { code: 'VOD_NOT_FOUND', message: 'secret' }, { code: 'INTERNAL', message: '' }],
    ['a text', 'secret', { code: 'INTERNAL', message: '' }],
    ['nothing', undefined, { code: 'INTERNAL', message: '' }],
    ['a code that is none', failure('<b>secret</b>'), { code: 'INTERNAL', message: '' }],
  ])('%s', async (_, thrown, expected) => {
    const { ask } = open({ load: () => { throw thrown; } });
    const answer = await ask('load', { kind: 'vod', id: '1' });
    expect(answer).toMatchObject({ ok: false, e: expected });
    expect(JSON.stringify(answer)).not.toMatch(/secret|stack|token/);
  });

  it('play and getState fail in the specification’s words', async () => {
    const { ask } = open({ play: () => { throw new Error('x'); }, getState: () => Promise.reject(new Error('x')), setTextTrack: () => { throw failure('TRACK_NOT_FOUND'); } });
    expect(await ask('play')).toMatchObject({ e: { code: 'PLAY_FAILED', message: 'failed to play' } });
    expect(await ask('getState')).toMatchObject({ e: { code: 'STATE_UNAVAILABLE', message: 'Error Fetching State' } });
    expect(await ask('setTextTrack', { id: 'xx' })).toMatchObject({ e: { code: 'TRACK_NOT_FOUND', message: 'Track NOT FOUND' } });
  });

  it('play carries why', async () => {
    const { ask } = open({ play: () => { throw failure('PLAY_FAILED', { reason: 'autoplay' }); } });
    expect(await ask('play')).toMatchObject({ e: { code: 'PLAY_FAILED', reason: 'autoplay' } });
  });

  it('a call carries its own failure with its details', async () => {
    const { ask } = open({ call: () => { throw failure('duplicatedItem', { details: { status: 409 }, retryable: false }); } });
    expect(await ask('call', { name: 'readFavourites' })).toMatchObject({ e: { code: 'duplicatedItem', message: '', retryable: false, details: { status: 409 } } });
  });

  it.each<[string, unknown]>([
    ['an unknown status', { ...aState, status: 'dancing' }], ['a missing field', { ...aState, muted: undefined }], ['an endless duration', { ...aState, duration: Infinity }],
    ['a volume beyond', { ...aState, volume: 101 }], ['nothing', undefined], ['a text', 'playing'],
  ])('a state with %s is no state', async (_, state) => {
    expect(await open({ getState: () => state as never }).ask('getState')).toMatchObject(refusal('STATE_UNAVAILABLE'));
  });

  it('cuts off what is not on the list', async () => {
    const leaky = { ...aState, url: 'https://cdn/secret', token: 'secret', licence: 'secret', email: 'secret', textTracks: [{ id: 'en', language: 'en', label: 'English', active: true, url: 'secret' }] };
    const { ask, session, answers } = open({ getState: () => leaky, load: () => ({ id: '1', title: 't', accessLevel: null, stream: 'secret' }) });
    await ask('getState');
    await ask('load', { kind: 'vod', id: '1' });
    await ask('subscribe', { events: ['statechange'] });
    session.emit('statechange', leaky);
    session.emit('sessionchange', { who: 'member', displayName: 'Ana', email: 'secret', token: 'secret' });
    await settle();
    expect(answers.filter((one) => one['t'] === 'evt')).toHaveLength(2);
    expect(JSON.stringify(answers)).not.toContain('secret');
  });

  it.each<[string, unknown, string]>([
    ['too large', { a: 'x'.repeat(1024 * 1024) }, 'RESULT_TOO_LARGE'],
    ['too deep', { a: JSON.parse('['.repeat(15) + ']'.repeat(15)) as unknown }, 'RESULT_TOO_LARGE'],
    ['no JSON', { a: 1n }, 'INTERNAL'],
  ])('a result that is %s ends its request', async (_, result, code) => {
    expect(await open({ call: () => result }).ask('call', { name: 'readFavourites' })).toMatchObject(refusal(code));
  });

  it('a call may answer with much more than a message may hold', async () => {
    const { ask } = open({ call: () => 'x'.repeat(500_000) });
    expect(await ask('call', { name: 'readFavourites' })).toMatchObject({ ok: true });
  });

  it('a result that turns in circles is a failure', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(await open({ call: () => circle }).ask('call', { name: 'readFavourites' })).toMatchObject(refusal('INTERNAL'));
  });
});

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
    expect(answers).toEqual([{ x: 1, t: 'pong', s }]);
  });

  it('ends what is in flight with DISCONNECTED and tells the handler', async () => {
    let told = false;
    const { ask, answers, session } = open({ play: (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => (told = true))) });
    await ask('play');
    session.end();
    session.end();
    await settle();
    expect(answers).toMatchObject([{ e: { code: 'DISCONNECTED', retryable: true } }, { t: 'bye', s }]);
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

describe('events', () => {
  const told = (answers: Record<string, unknown>[]) => answers.filter((one) => one['t'] === 'evt').map(({ n, e, d }) => [n, e, d]);

  it('numbers what it sends, pushes some, and sends the rest to those who asked', async () => {
    const { session, answers, ask } = open();
    session.emit('play', { position: 0 });
    session.emit('resize', { height: 100 });
    await ask('subscribe', { events: ['play', 'ended'] });
    session.emit('play', { position: 1 });
    await ask('unsubscribe', { events: ['play'] });
    session.emit('play', { position: 2 });
    session.emit('changed', { subject: 'favourites', ids: ['1'] });
    await settle();
    expect(told(answers)).toEqual([[1, 'resize', { height: 100 }], [2, 'play', { position: 1 }], [3, 'changed', { subject: 'favourites', ids: ['1'] }]]);
  });

  it('tells a page that may not observe nothing at all', async () => {
    const { session, answers } = open({}, { grants: { observe: false } });
    session.emit('sessionchange', { who: 'guest' });
    session.emit('resize', { height: 1 });
    await settle();
    expect(answers).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['resize', { height: -1 }], ['resize', { height: Infinity }], ['sessionchange', { who: 'admin' }], ['changed', { subject: 'tokens', ids: [] }],
    ['changed', { subject: 'favourites', ids: [1] }], ['signedin', {}], ['purchased', { ids: 'all' }], ['error', { code: 'x' }], ['ready', null],
    ['purchased', { ids: Array.from({ length: 1000 }, () => 'i'.repeat(100)) }],
  ])('%s with wrong data stays in the frame and leaves no gap', async (name, data) => {
    const { session, answers, counters } = open();
    session.emit(name as 'resize', data);
    session.emit('resize', { height: 5 });
    await settle();
    expect(told(answers)).toEqual([[1, 'resize', { height: 5 }]]);
    expect(counters.read()['bad-event']).toBe(1);
  });

  it.each<[string, number | undefined, boolean, number]>([['4 a second by itself', undefined, false, 4], ['10 when asked', 10, false, 10], ['1 when asked', 1, false, 1], ['1 when hidden', 10, true, 1]])(
    'timeupdate comes %s', async (_, hz, hidden, perSecond) => {
      const { session, answers, ask } = open({}, { hidden });
      await ask('subscribe', { events: ['timeupdate'], hz });
      for (let ms = 0; ms < 4000; ms += 20) {
        session.emit('timeupdate', { position: ms / 1000, duration: 60 });
        vi.advanceTimersByTime(20);
      }
      await settle();
      const count = told(answers).length;
      expect(count).toBeGreaterThanOrEqual(4 * perSecond - 1);
      expect(count).toBeLessThanOrEqual(4 * perSecond + 1);
    });

  it('keeps the newest position when it coalesces, and no timer when nobody listens', async () => {
    const { session, answers, ask } = open();
    await ask('subscribe', { events: ['timeupdate'] });
    for (const position of [1, 2, 3, 4]) session.emit('timeupdate', { position, duration: 60 });
    vi.advanceTimersByTime(250);
    await settle();
    expect(told(answers)).toEqual([[1, 'timeupdate', { position: 1, duration: 60 }], [2, 'timeupdate', { position: 4, duration: 60 }]]);
    session.emit('timeupdate', { position: 5, duration: 60 });
    await ask('unsubscribe', { events: ['timeupdate'] });
    expect(vi.getTimerCount()).toBe(0);
  });
});

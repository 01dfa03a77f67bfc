import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes, isErrorCode } from '../../bridge/contract/error-codes.ts';
import { localFailure } from '../../bridge/host/bridge-failure.ts';
import { connect, type Connection, type ConnectOptions } from '../../bridge/host/connect.ts';
import { FakeWindow, frameOrigin, holdTimers, hostOrigin, hostWithFrame, ofKind, settle, until } from './two-windows.ts';

let held: Connection[] = [];
let ports: MessagePort[] = [];
const session = 'session-0123456789';
const offer = { grants: { observe: true, control: true, load: true, calls: [] }, methods: ['play'], events: ['play', 'timeupdate', 'resize'], state: null, refusedTokens: [] };

/** A host page whose frame is played by the test. */
function setUp(options: Partial<ConnectOptions> = {}) {
  const world = hostWithFrame();
  const outcome = connect(world.element, { origin: frameOrigin, ...options });
  const settled: { connection?: Connection; failure?: { code: string; retryable: boolean } } = {};
  outcome.then((connection) => { settled.connection = connection; held.push(connection); }, (failure: { code: string; retryable: boolean }) => { settled.failure = failure; });
  const hellos = () => ofKind(world.frame, 'hello');
  const say = (message: unknown, from: { window?: FakeWindow; origin?: string; port?: MessagePort } = {}) =>
    world.host.deliver(typeof message === 'object' ? JSON.stringify(message) : message, from.origin ?? frameOrigin, (from.window ?? world.frame).seenFrom(world.host), from.port ? [from.port] : []);
  const welcome = (extra: object = {}, from: Parameters<typeof say>[1] = {}) => {
    const { port1, port2 } = new MessageChannel();
    const asked: Record<string, unknown>[] = [];
    port1.onmessage = ({ data }: MessageEvent) => void asked.push(JSON.parse(data as string) as Record<string, unknown>);
    ports.push(port1, port2);
    say({ x: 1, t: 'welcome', v: 1, nonce: hellos().at(-1)?.['nonce'], session, ...offer, ...extra }, { port: port2, ...from });
    const post = (message: object) => port1.postMessage(JSON.stringify({ x: 1, s: session, ...message }));
    return { asked, post, port: port1 };
  };
  return { ...world, settled, hellos, say, welcome };
}
/** Connected, with the frame's end of the port. */
async function connected(options: Partial<ConnectOptions> = {}) {
  const page = setUp(options);
  const frameEnd = page.welcome();
  const connection = await until(() => page.settled.connection);
  return { ...page, ...frameEnd, connection };
}

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const connection of held) connection.destroy();
  for (const port of ports) port.close();
  held = [];
  ports = [];
  vi.useRealTimers();
});

describe('finding the frame', () => {
  it('says hello at 0, 200, 500, 1000 and 2000 ms, to the exact origin, with one nonce', () => {
    const { hellos, frame } = setUp({ want: ['observe'], locale: 'es', direction: 'ltr', tokens: { '--footlight-a': 'red' } });
    const counts = [0, 199, 1, 300, 500, 1000, 5000].map((ms) => (vi.advanceTimersByTime(ms), hellos().length));
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(new Set(hellos().map((one) => one['nonce'])).size).toBe(1);
    expect(hellos()[0]).toMatchObject({ x: 1, v: 1, want: ['observe'], locale: 'es', direction: 'ltr', tokens: { '--footlight-a': 'red' } });
    expect(frame.received.every((one) => one.origin === hostOrigin)).toBe(true);
  });

  it('sends nothing to a frame at another origin', () => {
    const { frame } = setUp({ origin: 'https://other.example.com' });
    vi.advanceTimersByTime(3000);
    expect(frame.received).toEqual([]);
  });

  it('waits while the frame still shows its empty page', () => {
    const world = hostWithFrame();
    const postMessage = vi.fn();
    world.iframe.contentWindow = { location: { origin: 'null' }, postMessage } as unknown as Window;
    connect(world.element, { origin: frameOrigin }).catch(() => undefined);
    vi.advanceTimersByTime(11_000);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it.each(['load', 'announce'])('begins the row of hellos again after %s', async (kind) => {
    const { hellos, iframe, say } = setUp();
    vi.advanceTimersByTime(4000);
    expect(hellos()).toHaveLength(5);
    if (kind === 'load') iframe.dispatchEvent(new Event('load'));
    else say({ x: 1, t: 'announce', v: 1 });
    await settle();
    expect(hellos()).toHaveLength(6);
    vi.advanceTimersByTime(200);
    expect(hellos()).toHaveLength(7);
  });

  it('gives up after ten seconds and leaves nothing', async () => {
    const { settled, host, iframe } = setUp();
    vi.advanceTimersByTime(9999);
    await settle();
    expect(settled.failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    await settle();
    expect(settled.failure).toMatchObject({ code: 'HANDSHAKE_TIMEOUT', retryable: true });
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it('gives up sooner when asked', async () => {
    const { settled } = setUp({ timeoutMs: 50 });
    vi.advanceTimersByTime(50);
    expect(await until(() => settled.failure)).toMatchObject({ code: 'HANDSHAKE_TIMEOUT' });
  });

  it.each<[string, unknown, string, string]>([
    ['nothing instead of a frame', null, frameOrigin, 'PLAYER_NOT_FOUND'],
    ['a div', { tagName: 'DIV' }, frameOrigin, 'PLAYER_NOT_FOUND'],
    ['any origin', undefined, '*', 'BAD_ARGS'], ['an address', undefined, `${frameOrigin}/embed`, 'BAD_ARGS'], ['no origin', undefined, '', 'BAD_ARGS'], ['null', undefined, 'null', 'BAD_ARGS'],
  ])('refuses %s', async (_, element, origin, code) => {
    const target = element === undefined ? hostWithFrame().element : (element as HTMLIFrameElement);
    await expect(connect(target, { origin })).rejects.toMatchObject({ code });
  });
});

describe('only the frame can welcome', () => {
  type Page = ReturnType<typeof setUp>;
  it.each<[string, (page: Page) => void]>([
    ['a sibling frame at the frame’s origin', ({ welcome }) => welcome({}, { window: new FakeWindow(frameOrigin) })],
    ['another origin in the frame', ({ welcome }) => welcome({}, { origin: 'https://evil.example' })],
    ['a sandboxed document in the frame', ({ welcome }) => welcome({}, { origin: 'null' })],
    ['a detached window', ({ host, hellos }) => host.deliver(JSON.stringify({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer }), frameOrigin, null, [new MessageChannel().port1])],
    ['the wrong nonce', ({ welcome }) => welcome({ nonce: 'nonce-of-another-page' })],
    ['no nonce', ({ welcome }) => welcome({ nonce: undefined })],
    ['another version', ({ welcome }) => welcome({ v: 2 })],
    ['no session', ({ welcome }) => welcome({ session: undefined })],
    ['no grants', ({ welcome }) => welcome({ grants: null })],
    ['methods that are no list', ({ welcome }) => welcome({ methods: { play: true } })],
    ['events that are no texts', ({ welcome }) => welcome({ events: [1] })],
    ['another marker', ({ welcome }) => welcome({ x: 2 })],
    ['no port', ({ say, hellos }) => say({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer })],
    ['broken JSON', ({ say }) => say('{"x":1,"t":"welcome"')],
    ['an object', ({ host, frame, hellos }) => host.deliver({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer }, frameOrigin, frame.seenFrom(host))],
    ['null', ({ say }) => say('null')],
    ['an endless text', ({ say }) => say('x'.repeat(2_000_000))],
  ])('not with %s', async (_, act) => {
    const page = setUp();
    act(page);
    await settle();
    expect(page.settled).toEqual({});
  });

  it('a rightful welcome connects, once', async () => {
    const page = setUp();
    page.welcome();
    const second = page.welcome({ session: 'session-second-000' });
    const connection = await until(() => page.settled.connection);
    expect(connection.connected).toBe(true);
    expect(connection.offer).toMatchObject(offer);
    connection.play().catch(() => undefined);
    await settle();
    expect(second.asked).toEqual([]);
  });

  it('takes from the grants only what it knows', async () => {
    const page = setUp();
    page.welcome({ grants: { observe: 'yes', control: 1, load: true, calls: 'all', admin: true }, state: 7, refusedTokens: 3, future: {} });
    expect((await until(() => page.settled.connection)).offer).toEqual({
      ...offer, grants: { observe: false, control: false, load: true, calls: [] }, state: null, refusedTokens: [],
    });
  });

  it.each([[[2]], [[]], ['all'], [undefined]])('fails by name when the frame speaks only %j', async (supported) => {
    const page = setUp();
    page.say({ x: 1, t: 'reject', nonce: page.hellos()[0]?.['nonce'], supported });
    expect(await until(() => page.settled.failure)).toMatchObject({ code: 'UNSUPPORTED_VERSION', retryable: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a stranger cannot reject', async () => {
    const page = setUp();
    page.say({ x: 1, t: 'reject', nonce: 'nonce-of-another-page', supported: [2] });
    page.say({ x: 1, t: 'reject', nonce: page.hellos()[0]?.['nonce'], supported: [2] }, { origin: 'https://evil.example' });
    await settle();
    expect(page.settled).toEqual({});
  });
});

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

describe('events', () => {
  it('subscribes once per event, and unsubscribes with the last listener', async () => {
    const { connection, asked, post } = await connected();
    const heard: unknown[] = [];
    const off1 = connection.on('play', (data) => heard.push(data));
    const off2 = connection.on('play', (data) => heard.push(data));
    post({ t: 'evt', n: 1, e: 'play', d: { position: 3 } });
    await settle();
    off1();
    off1();
    off2();
    post({ t: 'evt', n: 2, e: 'play', d: { position: 4 } });
    await settle();
    expect(heard).toEqual([{ position: 3 }, { position: 3 }]);
    expect(asked.map(({ m, p }) => [m, p])).toEqual([['subscribe', { events: ['play'] }], ['unsubscribe', { events: ['play'] }]]);
  });

  it('asks an older frame for nothing that it does not know', async () => {
    const { connection, asked } = await connected();
    connection.on('purchased', () => undefined);
    await settle();
    expect(asked).toEqual([]);
  });

  it('refuses to listen where the page may not observe', async () => {
    const page = setUp();
    page.welcome({ grants: { ...offer.grants, observe: false }, events: [] });
    const connection = await until(() => page.settled.connection);
    expect(() => connection.on('play', () => undefined)).toThrow(expect.objectContaining({ code: 'NOT_PERMITTED' }) as Error);
    connection.on('connection', () => undefined)();
  });

  it.each<[string, object]>([
    ['another session', { s: 'session-9876543210', n: 1 }], ['no number', {}], ['a number as text', { n: '1' }], ['half a number', { n: 0.5 }], ['zero', { n: 0 }], ['a name that is a list', { n: 1, e: ['play'] }],
  ])('an event with %s is not heard', async (_, forged) => {
    const { connection, post } = await connected();
    const listener = vi.fn();
    connection.on('play', listener);
    post({ t: 'evt', e: 'play', d: {}, ...forged });
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('an event is heard once, and prototype words are nobody’s name', async () => {
    const { connection, post } = await connected();
    const listener = vi.fn();
    connection.on('play', listener);
    for (const e of ['play', 'play', '__proto__', 'constructor']) post({ t: 'evt', n: 1, e, d: {} });
    await settle();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('sees a gap and asks for the state', async () => {
    const { connection, asked, post } = await connected();
    const resync = vi.fn();
    connection.on('resync', resync);
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    post({ t: 'evt', n: 4, e: 'play', d: {} });
    const request = await until(() => asked.find(({ m }) => m === 'getState'));
    post({ t: 'res', id: request['id'], ok: true, r: { status: 'playing' } });
    await until(() => resync.mock.calls.length > 0);
    expect(resync).toHaveBeenCalledExactlyOnceWith({ status: 'playing' });
  });

  it('a listener that throws does not silence the others', async () => {
    const { connection, post } = await connected();
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const listener = vi.fn();
    connection.on('play', () => { throw new Error('the page’s own'); });
    connection.on('play', listener);
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    await until(() => listener.mock.calls.length > 0);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

describe('the frame goes away and comes back', () => {
  it('pings only while somebody waits, and a silent frame is a lost frame', async () => {
    const { connection, asked } = await connected();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(asked).toEqual([]);
    const answer = connection.call('readHome', {}, { timeoutMs: 600_000 });
    answer.catch(() => undefined);
    const told = vi.fn();
    connection.on('connection', told);
    vi.advanceTimersByTime(15_000);
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED', retryable: true });
    await settle();
    expect(asked.filter(({ t }) => t === 'ping')).toHaveLength(2);
    expect(told).toHaveBeenCalledExactlyOnceWith({ connected: false });
    expect(connection.connected).toBe(false);
  });

  it('a frame that answers its pings is kept', async () => {
    const { connection, asked, post } = await connected();
    connection.on('resize', () => undefined);
    for (let i = 1; i <= 10; i += 1) {
      vi.advanceTimersByTime(5000);
      await until(() => asked.filter(({ t }) => t === 'ping').length === i);
      post({ t: 'pong' });
      await settle();
    }
    expect(connection.connected).toBe(true);
  });

  it.each(['bye', 'announce', 'load without an answer'])('%s ends what is pending, and a new welcome brings it back', async (how) => {
    const page = await connected();
    const { connection } = page;
    const resync = vi.fn();
    const state: boolean[] = [];
    connection.on('resync', resync);
    connection.on('play', () => undefined);
    connection.on('connection', (now) => state.push(now.connected));
    const answer = connection.play();
    answer.catch(() => undefined);
    const before = page.hellos().at(-1)?.['nonce'];
    if (how === 'bye') page.post({ t: 'bye' });
    else if (how === 'announce') page.say({ x: 1, t: 'announce', v: 1 });
    else {
      page.iframe.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(2000);
    }
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED' });
    await expect(connection.pause()).rejects.toMatchObject({ code: 'DISCONNECTED' });
    expect(page.hellos().at(-1)?.['nonce']).not.toBe(before);
    const again = page.welcome({ state: { status: 'ready' } });
    await until(() => connection.connected);
    await settle();
    expect(state).toEqual([false, true]);
    expect(resync).toHaveBeenCalledExactlyOnceWith({ status: 'ready' });
    expect(again.asked.map(({ m, p }) => [m, p])).toEqual([['subscribe', { events: ['play'] }]]);
  });

  it('a load of the document that is already connected changes nothing', async () => {
    const { connection, iframe, asked, post } = await connected();
    iframe.dispatchEvent(new Event('load'));
    await until(() => asked.find(({ t }) => t === 'ping'));
    post({ t: 'pong' });
    await settle();
    vi.advanceTimersByTime(4000);
    expect(connection.connected).toBe(true);
  });

  it('a frame that went to another site gets nothing and is given up, until it is back', async () => {
    const page = await connected();
    page.post({ t: 'bye' });
    await until(() => !page.connection.connected);
    page.frame.origin = 'https://evil.example';
    const heard = page.frame.received.length;
    page.welcome({}, { origin: 'https://evil.example' });
    vi.advanceTimersByTime(20_000);
    await settle();
    expect(page.frame.received).toHaveLength(heard);
    expect(page.connection.connected).toBe(false);
    page.frame.origin = frameOrigin;
    page.iframe.dispatchEvent(new Event('load'));
    page.welcome();
    await until(() => page.connection.connected);
  });
});

describe('destroy', () => {
  it('leaves no listener, timer or port, says bye, and may run twice', async () => {
    const { connection, host, iframe, asked, post } = await connected();
    const listener = vi.fn();
    const off = connection.on('play', listener);
    const answer = connection.play();
    answer.catch(() => undefined);
    connection.destroy();
    connection.destroy();
    off();
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED' });
    await expect(connection.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
    expect(() => connection.on('play', listener)).toThrow(expect.objectContaining({ code: 'DISCONNECTED' }) as Error);
    await until(() => asked.some(({ t }) => t === 'bye'));
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    await settle();
    expect(listener).not.toHaveBeenCalled();
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

it.each(['TIMEOUT', 'HANDSHAKE_TIMEOUT', 'DISCONNECTED', 'UNSUPPORTED_VERSION', 'PLAYER_NOT_FOUND', 'BAD_ARGS', 'NOT_PERMITTED', 'BAD_FRAME'] as const)(
  'the host script says %s in the contract’s words', (code) => {
    expect(isErrorCode(code)).toBe(true);
    expect(localFailure(code)).toMatchObject({ code, ...errorCodes[code] });
  });

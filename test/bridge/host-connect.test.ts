import { describe, expect, it, vi } from 'vitest';
import { errorCodes, isErrorCode } from '../../bridge/contract/error-codes.ts';
import { localFailure } from '../../bridge/host/bridge-failure.ts';
import { connect } from '../../bridge/host/connect.ts';
import { connected, offer, session, setUp } from './host-page.ts';
import { FakeWindow, frameOrigin, hostOrigin, hostWithFrame, settle, until } from './two-windows.ts';

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
    expect(connection.capabilities).toMatchObject(offer);
    connection.play().catch(() => undefined);
    await settle();
    expect(second.asked).toEqual([]);
  });

  it('takes from the grants only what it knows', async () => {
    const page = setUp();
    page.welcome({ grants: { observe: 'yes', control: 1, load: true, calls: 'all', admin: true }, state: 7, refusedTokens: 3, future: {} });
    expect((await until(() => page.settled.connection)).capabilities).toEqual({
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

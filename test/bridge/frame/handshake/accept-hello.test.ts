import { describe, expect, it, vi } from 'vitest';
import { aState, everything, frameOrigin, helloText, hostOrigin, hostWithFrame, nonce, ofKind, origins, settle } from '../../two-windows.ts';
import { serve } from '../served-frame.ts';

describe('hello and welcome', () => {
  const greet = async (world: ReturnType<typeof hostWithFrame>, text: unknown) => {
    world.frame.seenFrom(world.host).postMessage(text, frameOrigin);
    await settle();
  };

  it('welcomes a registered page with a port, its grants and the player as it is', async () => {
    const world = hostWithFrame();
    const onSession = vi.fn();
    serve(world, { onSession });
    await greet(world, helloText({ locale: 'ar', direction: 'rtl', tokens: { '--footlight-primary': '#c00' } }));
    const [welcome] = ofKind(world.host, 'welcome');
    expect(welcome).toMatchObject({ x: 1, v: 1, nonce: nonce(), grants: everything, state: aState, refusedTokens: [] });
    expect(welcome?.['session']).toMatch(/^[\w-]{22}$/);
    expect(welcome?.['methods']).toEqual(['getState', 'subscribe', 'unsubscribe', 'readCounters']);
    expect(world.host.received.at(-1)?.ports).toHaveLength(1);
    expect(onSession).toHaveBeenCalledExactlyOnceWith({
      origin: hostOrigin, grants: everything, tokens: { '--footlight-primary': '#c00' }, locale: 'ar', direction: 'rtl',
    }, expect.any(Function));
  });

  it.each<[string, object, object]>([
    ['a wrong direction', { direction: 'up' }, {}],
    ['a locale with markup', { locale: '"><script>' }, {}],
    ['a locale that is a sentence', { locale: 'English please' }, {}],
    ['a locale in the other notation', { locale: 'en_US' }, { locale: 'en_US' }],
    ['tokens that are a list', { tokens: ['--footlight-primary'] }, {}],
    ['a token that is an object', { tokens: { '--footlight-primary': {} } }, {}],
  ])('welcomes a page with %s, and leaves out what does not fit', async (_, said, kept) => {
    const world = hostWithFrame();
    const onSession = vi.fn();
    serve(world, { onSession });
    await greet(world, helloText(said));
    expect(ofKind(world.host, 'welcome')).toHaveLength(1);
    expect(onSession.mock.calls[0]?.[0]).toMatchObject({ tokens: {}, direction: undefined, locale: undefined, ...kept });
  });

  it.each<[string, unknown, string]>([
    ['an object', { x: 1, t: 'hello', v: 1, nonce: nonce() }, 'not-string'],
    ['broken JSON', helloText().slice(0, -1), 'not-json'],
    ['too much', helloText({ sdk: 'a'.repeat(70_000) }), 'too-long'],
    ['too deep', helloText({ extra: JSON.parse('['.repeat(17) + ']'.repeat(17)) as unknown }), 'too-deep'],
    ['a prototype key', helloText().replace('{', '{"__proto__":{"a":1},'), 'forbidden-key'],
    ['no nonce', JSON.stringify({ x: 1, t: 'hello', v: 1 }), 'bad-shape'],
    ['a wish that does not exist', helloText({ want: ['everything'] }), 'bad-shape'],
    ['a name as version', helloText({ v: '1' }), 'bad-shape'],
  ])('answers nothing to %s', async (_, text, reason) => {
    const world = hostWithFrame();
    const server = serve(world);
    const before = world.host.received.length;
    await greet(world, text);
    expect(world.host.received).toHaveLength(before);
    expect(server.counters.read()).toEqual({ [reason]: 1 });
  });

  it('tells an unsupported version which it speaks, without a port', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    await greet(world, helloText({ v: 9, shape: 'from the future' }));
    expect(ofKind(world.host, 'reject')).toEqual([{ x: 1, t: 'reject', nonce: nonce(), supported: [1] }]);
    expect(world.host.received.every((one) => one.ports.length === 0)).toBe(true);
    expect(server.connected()).toBe(false);
  });

  it('understands a newer host script that says more', async () => {
    const world = hostWithFrame();
    serve(world);
    await greet(world, helloText({ colour: 'blue', sdk: 'footlight-host/9' }));
    expect(ofKind(world.host, 'welcome')).toHaveLength(1);
  });

  it('answers a nonce once', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    for (let i = 0; i < 5; i += 1) await greet(world, helloText());
    expect(ofKind(world.host, 'welcome')).toHaveLength(1);
    expect(server.counters.read()).toEqual({ sessions: 1, 'repeated-nonce': 4 });
  });

  it('stops greeting a page that greets without end', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    for (let i = 0; i < 150; i += 1) world.frame.seenFrom(world.host).postMessage(helloText({ nonce: nonce(i) }), frameOrigin);
    await settle();
    expect(ofKind(world.host, 'welcome')).toHaveLength(10);
    expect(server.counters.read()).toEqual({ sessions: 10, 'rate-limited': 140 });
    vi.advanceTimersByTime(60_000);
    expect(server.counters.read().sessions).toBe(18);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers a hello beyond the limit once the limit lets it, with the nonce that it had', async () => {
    const world = hostWithFrame();
    serve(world);
    for (let i = 0; i < 11; i += 1) await greet(world, helloText({ nonce: nonce(i) }));
    await greet(world, helloText({ nonce: nonce(10) }));
    expect(ofKind(world.host, 'welcome')).toHaveLength(10);
    vi.advanceTimersByTime(500);
    expect(ofKind(world.host, 'welcome').at(-1)).toMatchObject({ nonce: nonce(10) });
    await greet(world, helloText({ nonce: nonce(10) }));
    vi.advanceTimersByTime(5_000);
    expect(ofKind(world.host, 'welcome')).toHaveLength(11);
  });

  it('answers nobody who waits when it ends', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    for (let i = 0; i < 11; i += 1) await greet(world, helloText({ nonce: nonce(i) }));
    server.destroy();
    vi.advanceTimersByTime(5_000);
    expect([ofKind(world.host, 'welcome').length, vi.getTimerCount()]).toEqual([10, 0]);
  });

  it('stops reading a flood', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    for (let i = 0; i < 1000; i += 1) world.frame.seenFrom(world.host).postMessage('{', frameOrigin);
    await settle();
    expect(server.counters.read()).toEqual({ 'not-json': 200, flooded: 800 });
  });

  it('gives no more than is wanted, and never more than is registered', async () => {
    const world = hostWithFrame();
    serve(world, { peer: { origins: origins({ load: false }) } });
    await greet(world, helloText({ want: ['load', 'control'] }));
    expect(ofKind(world.host, 'welcome')[0]).toMatchObject({
      grants: { observe: false, control: true, load: false, calls: [] }, state: null, events: [],
    });
  });

  it('an origin without grants shakes hands and sees nothing', async () => {
    const world = hostWithFrame();
    serve(world, { peer: { origins: origins({ observe: false, control: false, load: false, calls: [] }) } });
    await greet(world, helloText());
    expect(ofKind(world.host, 'welcome')[0]).toMatchObject({ methods: [], events: [], state: null });
  });

  it.each<[string, () => unknown]>([
    ['throws', () => { throw new Error('https://secret.example/token'); }],
    ['does not fit', () => ({ url: 'https://secret.example' })],
    ['comes later', () => Promise.resolve(aState)],
  ])('a state that %s is not in the welcome', async (_, getState) => {
    const world = hostWithFrame();
    serve(world, { handlers: { getState: getState as never } });
    await greet(world, helloText());
    expect(ofKind(world.host, 'welcome')[0]).toMatchObject({ state: null });
    expect(JSON.stringify(world.host.received)).not.toContain('secret');
  });

  it('names the tokens that it left out', async () => {
    const world = hostWithFrame();
    const onSession = vi.fn();
    serve(world, { onSession });
    await greet(world, helloText({ tokens: { '--footlight-text': 'red', '--footlight-surface': 'url(https://evil.example)', '--footlight-other': 'red', color: 'red' } }));
    expect(ofKind(world.host, 'welcome')[0]?.['refusedTokens']).toEqual(['--footlight-surface', '--footlight-other', 'color']);
    expect(onSession.mock.calls[0]?.[0]).toMatchObject({ tokens: { '--footlight-text': 'red' } });
  });

  it('leaves nothing behind, and may be destroyed twice', async () => {
    const world = hostWithFrame();
    const one = serve(world);
    await greet(world, helloText());
    one.destroy();
    one.destroy();
    one.announce();
    expect(world.frame.listenerCount()).toBe(0);
    expect(one.connected()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(ofKind(world.host, 'announce')).toHaveLength(1);
  });
});

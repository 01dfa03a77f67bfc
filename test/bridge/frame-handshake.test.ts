import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import {
  aState, everything, FakeWindow, frameOrigin, helloText, holdTimers, hostOrigin, hostWithFrame, nonce, ofKind, origins, settle,
} from './two-windows.ts';

let server: FrameServer | undefined;
const serve = (world: ReturnType<typeof hostWithFrame>, extra: Partial<FrameServerOptions> = {}) => {
  server = createFrameServer({ window: world.frame.asFrame(), peer: { origins: origins() }, handlers: { getState: () => ({ ...aState, textTracks: [] }) }, ...extra });
  return server;
};
beforeEach(() => void holdTimers());
afterEach(() => {
  server?.destroy();
  server = undefined;
  vi.useRealTimers();
});

describe('who is heard', () => {
  const senders: [string, string, (w: ReturnType<typeof hostWithFrame>) => { source: unknown; origin: string }, string][] = [
    ['an unregistered parent', 'https://evil.example', (w) => ({ source: w.frame.parent, origin: 'https://evil.example' }), 'foreign-origin'],
    ['a look-alike parent', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'https://partner.example.evil.com' }), 'foreign-origin'],
    ['the parent over http', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'http://partner.example' }), 'foreign-origin'],
    ['the parent on another port', hostOrigin, (w) => ({ source: w.frame.parent, origin: `${hostOrigin}:444` }), 'foreign-origin'],
    ['a sandboxed parent', hostOrigin, (w) => ({ source: w.frame.parent, origin: 'null' }), 'foreign-origin'],
    ['a parent with an empty origin', hostOrigin, (w) => ({ source: w.frame.parent, origin: '' }), 'foreign-origin'],
    ['a sibling at the registered origin', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a srcdoc frame, which has the registered origin', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a sandboxed sibling', hostOrigin, (w) => ({ source: new FakeWindow('null').seenFrom(w.frame), origin: 'null' }), 'foreign-window'],
    ['a child of ours', hostOrigin, (w) => ({ source: Object.assign(new FakeWindow(hostOrigin), { parent: w.frame }).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['a popup', hostOrigin, (w) => ({ source: new FakeWindow(hostOrigin).seenFrom(w.frame), origin: hostOrigin }), 'foreign-window'],
    ['our own window', hostOrigin, (w) => ({ source: w.frame, origin: hostOrigin }), 'foreign-window'],
    ['our own window at our origin', hostOrigin, (w) => ({ source: w.frame, origin: frameOrigin }), 'foreign-window'],
    ['a detached window', hostOrigin, () => ({ source: null, origin: hostOrigin }), 'foreign-window'],
    ['a port or a worker', hostOrigin, () => ({ source: new MessageChannel().port1, origin: '' }), 'foreign-window'],
  ];
  it.each(senders)('%s gets silence', async (_, parentOrigin, sender, counted) => {
    const world = hostWithFrame({ hostOrigin: parentOrigin });
    serve(world, { bareRequests: true });
    const before = world.host.received.length;
    const { source, origin } = sender(world);
    world.frame.deliver(helloText(), origin, source);
    world.frame.deliver(JSON.stringify({ x: 1, t: 'req', id: 'a', m: 'getState' }), origin, source);
    await settle();
    expect(world.host.received).toHaveLength(before);
    expect(server?.connected()).toBe(false);
    expect(server?.counters.read()).toEqual({ [counted]: 2 });
  });

  it('a page that nobody frames has no peer, not even itself', async () => {
    const alone = new FakeWindow(hostOrigin);
    server = createFrameServer({ window: alone.asFrame(), peer: { origins: origins() }, handlers: {} });
    alone.deliver(helloText(), hostOrigin, alone);
    alone.deliver(helloText(), hostOrigin, null);
    await settle();
    expect(server.counters.read()).toEqual({ 'foreign-window': 2 });
  });

  it('the opener of a framed page is not its parent', async () => {
    const world = hostWithFrame();
    serve(world);
    const opener = new FakeWindow(hostOrigin);
    world.frame.seenFrom(opener).postMessage(helloText(), frameOrigin);
    await settle();
    expect(opener.received).toHaveLength(0);
    expect(server?.counters.read()).toEqual({ 'foreign-window': 1 });
  });

  it('a peer policy chooses another window, and its origin still counts', async () => {
    const world = hostWithFrame();
    const companion = new FakeWindow(hostOrigin);
    const stranger = new FakeWindow('https://evil.example');
    serve(world, { isPeer: (source) => source === companion.seenFrom(world.frame) || source === stranger.seenFrom(world.frame) });
    world.frame.seenFrom(stranger).postMessage(helloText(), frameOrigin);
    world.frame.seenFrom(companion).postMessage(helloText({ nonce: nonce(2) }), frameOrigin);
    world.frame.seenFrom(world.host).postMessage(helloText({ nonce: nonce(3) }), frameOrigin);
    await settle();
    expect([stranger, companion].map((one) => one.received.length)).toEqual([0, 1]);
    expect(ofKind(world.host, 'welcome')).toHaveLength(0);
    expect(server?.counters.read()).toMatchObject({ 'foreign-origin': 1, 'foreign-window': 1, sessions: 1 });
  });

  it('a named peer window replaces the parent', async () => {
    const world = hostWithFrame();
    const other = new FakeWindow(hostOrigin);
    serve(world, { peer: { origins: origins(), window: other.seenFrom(world.frame) } });
    world.frame.seenFrom(world.host).postMessage(helloText(), frameOrigin);
    world.frame.seenFrom(other).postMessage(helloText(), frameOrigin);
    await settle();
    expect(ofKind(other, 'welcome')).toHaveLength(1);
    expect(ofKind(world.host, 'welcome')).toHaveLength(0);
  });
});

describe('announcing', () => {
  it.each<[string, { ancestors?: string[]; referrer: string }, number]>([
    ['to the registered ancestor', { ancestors: [hostOrigin], referrer: '' }, 1],
    ['to the referrer where ancestors are unknown', { referrer: `${hostOrigin}/a` }, 1],
    ['not to an unregistered ancestor, whatever the referrer says', { ancestors: ['https://evil.example'], referrer: `${hostOrigin}/a` }, 0],
    ['not to a registered grandparent', { ancestors: ['https://evil.example', hostOrigin], referrer: '' }, 0],
    ['not to a sandboxed ancestor', { ancestors: ['null'], referrer: `${hostOrigin}/a` }, 0],
    ['not without any trace of the page', { referrer: '' }, 0],
    ['not to a broken referrer', { referrer: 'not an address' }, 0],
    ['not to an unregistered referrer', { referrer: 'https://evil.example/https://partner.example' }, 0],
  ])('%s', async (_, { ancestors, referrer }, announced) => {
    const world = hostWithFrame();
    Object.assign(world.frame.location, { ancestorOrigins: ancestors });
    world.frame.document.referrer = referrer;
    serve(world);
    await settle();
    expect(ofKind(world.host, 'announce')).toEqual(announced ? [{ x: 1, t: 'announce', v: 1 }] : []);
    expect(world.host.received).toHaveLength(announced);
  });

  it('again when the page comes back from the browser’s cache, and not on a first show', async () => {
    const world = hostWithFrame();
    serve(world);
    world.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(ofKind(world.host, 'announce')).toHaveLength(1);
    world.frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(ofKind(world.host, 'announce')).toHaveLength(2);
  });
});

describe('hello and welcome', () => {
  const greet = async (world: ReturnType<typeof hostWithFrame>, text: unknown) => {
    world.frame.seenFrom(world.host).postMessage(text, frameOrigin);
    await settle();
  };

  it('welcomes a registered page with a port, its grants and the player as it is', async () => {
    const world = hostWithFrame();
    const onSession = vi.fn();
    serve(world, { onSession });
    await greet(world, helloText({ locale: 'ar', direction: 'rtl', tokens: { '--footlight-accent': '#c00' } }));
    const [welcome] = ofKind(world.host, 'welcome');
    expect(welcome).toMatchObject({ x: 1, v: 1, nonce: nonce(), grants: everything, state: aState, refusedTokens: [] });
    expect(welcome?.['session']).toMatch(/^[\w-]{22}$/);
    expect(welcome?.['methods']).toEqual(['getState', 'subscribe', 'unsubscribe']);
    expect(world.host.received.at(-1)?.ports).toHaveLength(1);
    expect(onSession).toHaveBeenCalledExactlyOnceWith({
      origin: hostOrigin, grants: everything, tokens: { '--footlight-accent': '#c00' }, locale: 'ar', direction: 'rtl',
    });
  });

  it.each<[string, unknown, string]>([
    ['an object', { x: 1, t: 'hello', v: 1, nonce: nonce() }, 'not-string'],
    ['broken JSON', helloText().slice(0, -1), 'not-json'],
    ['too much', helloText({ sdk: 'a'.repeat(70_000) }), 'too-long'],
    ['too deep', helloText({ extra: JSON.parse('['.repeat(17) + ']'.repeat(17)) as unknown }), 'too-deep'],
    ['a prototype key', helloText().replace('{', '{"__proto__":{"a":1},'), 'forbidden-key'],
    ['no nonce', JSON.stringify({ x: 1, t: 'hello', v: 1 }), 'bad-shape'],
    ['a wrong direction', helloText({ direction: 'up' }), 'bad-shape'],
    ['a locale with markup', helloText({ locale: '"><script>' }), 'bad-shape'],
    ['a wish that does not exist', helloText({ want: ['everything'] }), 'bad-shape'],
    ['tokens that are a list', helloText({ tokens: ['--footlight-a'] }), 'bad-shape'],
    ['a token that is an object', helloText({ tokens: { '--footlight-a': {} } }), 'bad-shape'],
    ['a name as version', helloText({ v: '1' }), 'bad-shape'],
  ])('answers nothing to %s', async (_, text, reason) => {
    const world = hostWithFrame();
    serve(world);
    const before = world.host.received.length;
    await greet(world, text);
    expect(world.host.received).toHaveLength(before);
    expect(server?.counters.read()).toEqual({ [reason]: 1 });
  });

  it('tells an unsupported version which it speaks, without a port', async () => {
    const world = hostWithFrame();
    serve(world);
    await greet(world, helloText({ v: 9, shape: 'from the future' }));
    expect(ofKind(world.host, 'reject')).toEqual([{ x: 1, t: 'reject', nonce: nonce(), supported: [1] }]);
    expect(world.host.received.every((one) => one.ports.length === 0)).toBe(true);
    expect(server?.connected()).toBe(false);
  });

  it('understands a newer host script that says more', async () => {
    const world = hostWithFrame();
    serve(world);
    await greet(world, helloText({ colour: 'blue', sdk: 'footlight-host/9' }));
    expect(ofKind(world.host, 'welcome')).toHaveLength(1);
  });

  it('answers a nonce once', async () => {
    const world = hostWithFrame();
    serve(world);
    for (let i = 0; i < 5; i += 1) await greet(world, helloText());
    expect(ofKind(world.host, 'welcome')).toHaveLength(1);
    expect(server?.counters.read()).toEqual({ sessions: 1, 'repeated-nonce': 4 });
  });

  it('stops greeting a page that greets without end', async () => {
    const world = hostWithFrame();
    serve(world);
    for (let i = 0; i < 150; i += 1) world.frame.seenFrom(world.host).postMessage(helloText({ nonce: nonce(i) }), frameOrigin);
    await settle();
    expect(ofKind(world.host, 'welcome')).toHaveLength(10);
    expect(server?.counters.read()).toEqual({ sessions: 10, 'rate-limited': 140 });
  });

  it('stops reading a flood', async () => {
    const world = hostWithFrame();
    serve(world);
    for (let i = 0; i < 1000; i += 1) world.frame.seenFrom(world.host).postMessage('{', frameOrigin);
    await settle();
    expect(server?.counters.read()).toEqual({ 'not-json': 200, flooded: 800 });
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
    await greet(world, helloText({ tokens: { '--footlight-a': 'red', '--footlight-b': 'url(https://evil.example)', color: 'red' } }));
    expect(ofKind(world.host, 'welcome')[0]?.['refusedTokens']).toEqual(['--footlight-b', 'color']);
    expect(onSession.mock.calls[0]?.[0]).toMatchObject({ tokens: { '--footlight-a': 'red' } });
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import { connect, type Connection } from '../../bridge/host/connect.ts';
import { aState, frameOrigin, helloText, holdTimers, hostWithFrame, nonce, ofKind, origins, settle, until } from './two-windows.ts';

let servers: FrameServer[] = [];
let connections: Connection[] = [];
const serve = (world: ReturnType<typeof hostWithFrame>, extra: Partial<FrameServerOptions> = {}) => {
  const server = createFrameServer({
    window: world.frame.asFrame(), peer: { origins: origins() }, ...extra,
    handlers: { getState: () => ({ ...aState, textTracks: [] }), play: () => ({ playing: true, muted: false }), call: ({ name, input }) => ({ name, input }), ...extra.handlers },
  });
  servers.push(server);
  return server;
};
const hold = async (world: ReturnType<typeof hostWithFrame>) => {
  const connection = await connect(world.element, { origin: frameOrigin });
  connections.push(connection);
  return connection;
};

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const one of [...connections, ...servers]) one.destroy();
  connections = [];
  servers = [];
  vi.useRealTimers();
});

describe('a host page drives the frame', () => {
  it('whichever came first', async () => {
    const early = hostWithFrame();
    const waiting = hold(early);
    await settle();
    serve(early);
    expect((await waiting).capabilities.state).toEqual(aState);
    const late = hostWithFrame();
    serve(late);
    expect((await hold(late)).capabilities.methods).toEqual(['getState', 'play', 'subscribe', 'unsubscribe', 'readCounters', 'call']);
  });

  it('asks, is told, and makes calls by name', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    const connection = await hold(world);
    const heard: unknown[] = [];
    connection.on('play', (data) => heard.push(data));
    connection.on('sessionchange', (data) => heard.push(data));
    expect(await connection.play()).toEqual({ playing: true, muted: false });
    expect(await connection.getState()).toEqual(aState);
    expect(await connection.call('readFavourites', { rpp: 9 })).toEqual({ name: 'readFavourites', input: { rpp: 9 } });
    server.emit('play', { position: 3 });
    server.emit('sessionchange', { who: 'member', displayName: 'Ana' });
    await until(() => heard.length === 2);
    expect(heard).toEqual([{ position: 3 }, { who: 'member', displayName: 'Ana' }]);
  });

  it('hears what the frame tells as the session begins', async () => {
    const world = hostWithFrame();
    const server: FrameServer = serve(world, { onSession: () => server.emit('sessionchange', { who: 'guest' }) });
    const connection = await hold(world);
    const heard: unknown[] = [];
    connection.on('sessionchange', (data) => heard.push(data));
    await until(() => heard.length === 1);
    expect(heard).toEqual([{ who: 'guest' }]);
  });

  it('is refused by name', async () => {
    const world = hostWithFrame();
    serve(world, { handlers: { load: () => { throw failure('VOD_NOT_FOUND'); } } });
    const connection = await hold(world);
    await expect(connection.load({ kind: 'vod', id: '404' })).rejects.toMatchObject({ code: 'VOD_NOT_FOUND', message: 'VOD does not exist' });
    await expect(connection.setVolume(400)).rejects.toMatchObject({ code: 'BAD_ARGS' });
    await expect(connection.pause()).rejects.toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    await expect(connection.call('payBasket')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(connection.subscribe(['nothing' as 'play'])).rejects.toMatchObject({ code: 'UNKNOWN_EVENT' });
  });

  it('an unregistered page hears nothing and gives up', async () => {
    const world = hostWithFrame({ hostOrigin: 'https://evil.example' });
    serve(world);
    const outcome = connect(world.element, { origin: frameOrigin }).catch((error: unknown) => error);
    await settle();
    vi.advanceTimersByTime(10_000);
    expect(await outcome).toMatchObject({ code: 'HANDSHAKE_TIMEOUT' });
    expect(world.host.received).toEqual([]);
  });

  it('survives the reload of its frame', async () => {
    const world = hostWithFrame();
    const first = serve(world, { handlers: { play: () => new Promise(() => {}) } });
    const connection = await hold(world);
    const resync = vi.fn();
    connection.on('resync', resync);
    const pending = connection.play().catch((error: unknown) => error);
    await settle();
    world.frame.dispatchEvent(new Event('pagehide'));
    expect(await pending).toMatchObject({ code: 'DISCONNECTED' });
    first.destroy();
    serve(world);
    await until(() => resync.mock.calls.length > 0);
    expect(resync).toHaveBeenCalledExactlyOnceWith(aState);
    expect(await connection.play()).toMatchObject({ playing: true });
  });

  it('a hello too many replaces the oldest session, and its calls end', async () => {
    const world = hostWithFrame();
    const server = serve(world, { handlers: { play: () => new Promise(() => {}) } });
    const first = await hold(world);
    const pending = first.play().catch((error: unknown) => error);
    await settle();
    for (let i = 0; i < 4; i += 1) world.frame.seenFrom(world.host).postMessage(helloText({ nonce: nonce(i) }), frameOrigin);
    expect(await pending).toMatchObject({ code: 'DISCONNECTED' });
    expect(server.counters.read().sessions).toBeGreaterThanOrEqual(5);
  });

  it('connects an eleventh time at once after ten, as soon as the limit lets it', async () => {
    const world = hostWithFrame();
    serve(world);
    for (let i = 0; i < 10; i += 1) (await hold(world)).destroy();
    const eleventh = hold(world);
    await settle();
    expect(connections).toHaveLength(10);
    vi.advanceTimersByTime(500);
    expect((await eleventh).connected).toBe(true);
  });
});

describe('several connections to one frame', () => {
  it('each drive it and hear it', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    const both = [await hold(world), await hold(world)];
    const heard: unknown[] = [];
    both.forEach((connection, index) => connection.on('play', () => heard.push(index)));
    await settle();
    server.emit('play', { position: 3 });
    await until(() => heard.length === 2);
    for (const connection of both) expect(await connection.play()).toMatchObject({ playing: true });
    both[0]!.destroy();
    expect(await both[1]!.play()).toMatchObject({ playing: true });
  });

  it('one let go while another is asked for does not take the frame from it', async () => {
    const world = hostWithFrame({ ancestors: false });
    world.frame.document.referrer = '';
    const letGo = hold(world).then((connection) => connection.destroy());
    vi.advanceTimersByTime(100);
    const kept = hold(world);
    vi.advanceTimersByTime(150);
    await settle();
    serve(world);
    // The later one is heard first: its second hello comes at 300 ms, the third of the one let go at 500 ms.
    vi.advanceTimersByTime(100);
    const connection = await kept;
    vi.advanceTimersByTime(200);
    await letGo;
    await settle();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(connection.connected).toBe(true);
    expect(await connection.play()).toMatchObject({ playing: true });
  });

  it('the oldest of too many says that it was replaced, and does not fight for the frame', async () => {
    const world = hostWithFrame();
    const server = serve(world);
    const first = await hold(world);
    const told = vi.fn();
    first.on('connection', told);
    for (let i = 0; i < 4; i += 1) await hold(world);
    await until(() => told.mock.calls.length > 0);
    const { sessions } = server.counters.read();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith({ connected: false, why: 'replaced' });
    expect(server.counters.read().sessions).toBe(sessions);
    expect(first.connected).toBe(false);
    await expect(first.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
  });
});

describe('releases side by side', () => {
  it('a frame that speaks more versions welcomes today’s script', async () => {
    const world = hostWithFrame();
    serve(world, { versions: [1, 2] });
    expect((await hold(world)).connected).toBe(true);
  });

  it('a frame that left version 1 behind says so at once', async () => {
    const world = hostWithFrame();
    serve(world, { versions: [2, 3] });
    await expect(connect(world.element, { origin: frameOrigin })).rejects.toMatchObject({ code: 'UNSUPPORTED_VERSION' });
    expect(ofKind(world.host, 'reject').at(-1)).toMatchObject({ supported: [2, 3] });
  });

  it('a newer script steps down to what this frame speaks', async () => {
    const world = hostWithFrame();
    serve(world);
    const frame = world.frame.seenFrom(world.host);
    frame.postMessage(helloText({ v: 2, nonce: nonce(1) }), frameOrigin);
    await until(() => ofKind(world.host, 'reject')[0]);
    frame.postMessage(helloText({ v: 1, nonce: nonce(2) }), frameOrigin);
    expect(await until(() => ofKind(world.host, 'welcome')[0])).toMatchObject({ v: 1, nonce: nonce(2) });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Grants } from '../../bridge/contract/origins/grants.ts';
import type { RegisteredOrigin } from '../../bridge/contract/origins/registered-origins.ts';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { connect, type Connection } from '../../bridge/host/connect.ts';
import { aState, everything, frameOrigin, holdTimers, hostOrigin, hostWithFrame, origins, settle, until } from './two-windows.ts';

let servers: FrameServer[] = [];
let connections: Connection[] = [];

/** A platform whose list changes while a page is open. */
async function opened(carried: readonly RegisteredOrigin[], first: Grants | null, extra: Partial<FrameServerOptions> = {}) {
  const world = hostWithFrame();
  const platform = { grants: first, fails: false, asked: [] as string[] };
  const lookUp = async (origin: string) => {
    platform.asked.push(origin);
    if (platform.fails) throw new Error('unreachable');
    return platform.grants;
  };
  const server = createFrameServer({
    window: world.frame.asFrame(), peer: { origins: carried, lookUp }, bareRequests: false, ...extra,
    handlers: { getState: () => aState, play: () => ({ playing: true, muted: false }), call: ({ name }) => ({ name }) },
  });
  servers.push(server);
  const connecting = connect(world.element, { origin: frameOrigin });
  connecting.then((connection) => connections.push(connection), () => undefined);
  return { world, platform, server, connecting };
}

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const one of [...connections, ...servers]) one.destroy();
  connections = [];
  servers = [];
  vi.useRealTimers();
});

describe('what was taken back ends in pages that are open', () => {
  it('a grant: the next request is refused, and the event it stood for is not told', async () => {
    const { platform, server, connecting } = await opened(origins(), everything);
    const connection = await connecting;
    const heard: unknown[] = [];
    connection.on('resize', (data) => heard.push(data));
    expect(await connection.play()).toEqual({ playing: true, muted: false });
    platform.grants = { ...everything, observe: false, control: false };
    await server.recheckOrigins();
    await expect(connection.play()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    server.emit('resize', { height: 1 });
    await settle();
    expect([heard, await connection.call('readFavourites')]).toEqual([[], { name: 'readFavourites' }]);
  });

  it('the origin: the session ends, and a new hello is not answered', async () => {
    const { platform, server, connecting, world } = await opened(origins(), everything);
    const connection = await connecting;
    platform.grants = null;
    await server.recheckOrigins();
    await until(() => !connection.connected);
    expect([server.connected(), server.origins()]).toEqual([false, []]);
    const before = world.host.received.length;
    world.frame.seenFrom(world.host).postMessage(JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: 'n'.repeat(22) }), frameOrigin);
    await settle();
    expect(world.host.received).toHaveLength(before);
  });

  it('nothing, while the platform does not answer', async () => {
    const { platform, server, connecting } = await opened(origins(), everything);
    const connection = await connecting;
    platform.fails = true;
    await server.recheckOrigins();
    expect(await connection.play()).toEqual({ playing: true, muted: false });
  });

  it('a grant that the page did not want is not given later', async () => {
    const { platform, server, world } = await opened(origins({ control: false }), { ...everything, control: false });
    const ports: MessagePort[] = [];
    world.host.addEventListener('message', (event) => { ports.push(...(event as MessageEvent).ports); });
    world.frame.seenFrom(world.host).postMessage(JSON.stringify({ x: 1, t: 'hello', v: 1, nonce: 'w'.repeat(22), want: ['observe'] }), frameOrigin);
    await settle();
    const told: string[] = [];
    const port = ports.at(-1)!;
    port.onmessage = ({ data }: MessageEvent) => void told.push(String(data));
    platform.grants = everything;
    await server.recheckOrigins();
    const { session } = JSON.parse(String(world.host.received.findLast(({ data }) => String(data).includes('"welcome"'))!.data)) as { session: string };
    port.postMessage(JSON.stringify({ x: 1, t: 'req', s: session, id: 'a1', m: 'play' }));
    await settle();
    expect(told.map((text) => (JSON.parse(text) as { e?: unknown }).e)).toEqual([expect.objectContaining({ code: 'NOT_PERMITTED' })]);
    port.close();
  });
});

describe('a page that the document says nothing of', () => {
  it('is asked about once, and welcomed when it is registered', async () => {
    const { platform, connecting } = await opened([], everything);
    await settle();
    vi.advanceTimersByTime(1000);
    expect(await (await connecting).play()).toEqual({ playing: true, muted: false });
    expect(platform.asked).toEqual([hostOrigin]);
  });

  it('gets silence when it is not, and is not asked about again', async () => {
    const { platform, world, connecting } = await opened([], null);
    connecting.catch(() => undefined);
    for (let i = 0; i < 6; i += 1) {
      vi.advanceTimersByTime(1000);
      await settle();
    }
    expect([platform.asked, world.host.received]).toEqual([[hostOrigin], []]);
  });

  it('is not asked about when it is no page around the frame', async () => {
    const { platform, world } = await opened([], everything);
    world.frame.deliver('{}', 'https://sibling.example', { postMessage: () => undefined });
    await settle();
    expect(platform.asked).not.toContain('https://sibling.example');
  });
});

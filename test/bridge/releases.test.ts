import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameServer, type FrameServer } from '../../bridge/frame/frame-server.ts';
import { connect, type Connection } from '../../bridge/host/connect.ts';
import { aState, frameOrigin, holdTimers, hostWithFrame, ofKind, origins, settle, until } from './two-windows.ts';

/**
 * Two releases of host script and frame, both ways.
 *
 * `frozen/host-0.1.0.js` is the first release's built script, as it was.
 *
 * @source design/bridge.md requirement 6
 */
type OldConnect = (iframe: HTMLIFrameElement, options: { origin: string }) => Promise<Connection>;
const text = readFileSync(new URL('./frozen/host-0.1.0.js', import.meta.url), 'utf8');
const { connect: oldConnect } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`) as { connect: OldConnect };

let ends: { destroy(): void }[] = [];
beforeEach(() => void holdTimers());
afterEach(() => {
  for (const one of ends) one.destroy();
  ends = [];
  vi.useRealTimers();
});

describe('the first release’s script with today’s frame', () => {
  function today() {
    const world = hostWithFrame();
    const server: FrameServer = createFrameServer({
      window: world.frame.asFrame(), peer: { origins: origins() },
      handlers: {
        getState: () => aState, play: () => ({ playing: true, muted: false }), pause: () => ({ playing: false, muted: false }), seek: () => ({ position: 12 }),
        setVolume: ({ value }) => ({ value }), listTracks: () => ({ tracks: [], audio: [] }), call: ({ name }) => ({ name }),
      },
    });
    ends.push(server);
    return { ...world, server };
  }

  it('connects, drives, and is refused in the same words', async () => {
    const { element } = today();
    const player = await oldConnect(element, { origin: frameOrigin });
    ends.push(player);
    expect(await player.getState()).toMatchObject({ id: '1001', status: 'paused' });
    expect([await player.play(), await player.pause(), await player.seek({ to: 12 }), await player.setVolume(30), await player.call('readFavourites')])
      .toEqual([{ playing: true, muted: false }, { playing: false, muted: false }, { position: 12 }, { value: 30 }, { name: 'readFavourites' }]);
    expect((await player.listTracks()).tracks).toEqual([]);
    await expect(player.setTextTrack('x')).rejects.toMatchObject({ code: 'PLAYER_NOT_FOUND', message: 'Player not found' });
    await expect(player.setVolume(400)).rejects.toMatchObject({ code: 'BAD_ARGS' });
  });

  it('hears the events that it knows, and is not disturbed by those that it does not', async () => {
    const { element, server } = today();
    const player = await oldConnect(element, { origin: frameOrigin });
    ends.push(player);
    const [heard, gaps]: [unknown[], unknown[]] = [[], []];
    player.on('play', (data) => heard.push(data));
    player.on('resync', (data) => gaps.push(data));
    await settle();
    server.emit('degraded', { missing: ['fullscreen'] });
    server.emit('ad', { phase: 'started', id: null, title: null, index: 1, count: 1, position: 0, duration: 15, skippableIn: null });
    server.emit('play', { position: 3 });
    await until(() => heard.length > 0);
    expect([heard, gaps]).toEqual([[{ position: 3 }], []]);
  });

  it('is told when the frame’s document goes, and finds the next one', async () => {
    const { element, frame } = today();
    const player = await oldConnect(element, { origin: frameOrigin });
    ends.push(player);
    const told: unknown[] = [];
    player.on('connection', (data) => told.push(data));
    frame.dispatchEvent(new Event('pagehide'));
    await until(() => told.length > 0);
    await until(() => told.length > 1);
    expect(told.slice(0, 2)).toEqual([{ connected: false }, { connected: true }]);
  });
});

describe('today’s script with a frame of the first release', () => {
  /** What the first release's frame says, field by field. */
  async function frozenFrame() {
    const world = hostWithFrame();
    const outcome = connect(world.element, { origin: frameOrigin });
    const hello = await until(() => ofKind(world.frame, 'hello')[0]);
    const { port1, port2 } = new MessageChannel();
    const asked: Record<string, unknown>[] = [];
    const s = 'session-of-the-first-release';
    port1.onmessage = ({ data }: MessageEvent) => {
      const message = JSON.parse(data as string) as Record<string, unknown>;
      asked.push(message);
      const known = ['getState', 'play', 'subscribe'].includes(String(message['m']));
      const body = known ? { ok: true, r: message['m'] === 'play' ? { playing: true, muted: false } : {} } : { ok: false, e: { code: 'UNKNOWN_METHOD', message: 'No such method', retryable: false } };
      if (message['t'] === 'req') port1.postMessage(JSON.stringify({ x: 1, t: 'res', s, id: message['id'], ...body }));
    };
    const welcome = {
      x: 1, t: 'welcome', v: 1, nonce: hello['nonce'], session: s, grants: { observe: true, control: true, load: true, calls: [] },
      methods: ['getState', 'load', 'play', 'pause', 'seek', 'setVolume', 'setMuted', 'listTracks', 'setTextTrack', 'subscribe', 'unsubscribe', 'setAppearance', 'setOptions', 'call'],
      events: ['ready', 'statechange', 'play', 'pause', 'timeupdate'], state: null, refusedTokens: [],
    };
    world.host.deliver(JSON.stringify(welcome), frameOrigin, world.frame.seenFrom(world.host), [port2]);
    const player = await outcome;
    ends.push(player, { destroy: () => port1.close() });
    return { player, asked, hello };
  }

  it('says a hello that it understands, and drives what it has', async () => {
    const { player, hello } = await frozenFrame();
    expect(Object.keys(hello).every((field) => ['x', 't', 'v', 'nonce', 'sdk', 'want', 'tokens', 'locale', 'direction'].includes(field))).toBe(true);
    expect(hello['v']).toBe(1);
    expect(await player.play()).toEqual({ playing: true, muted: false });
  });

  it('can be asked for what it lacks, which fails by name; what it cannot tell is not subscribed to', async () => {
    const { player, asked } = await frozenFrame();
    expect(player.capabilities.methods).not.toContain('setQuality');
    await expect(player.setQuality('auto')).rejects.toMatchObject({ code: 'UNKNOWN_METHOD' });
    player.on('qualitychange', () => undefined);
    player.on('play', () => undefined);
    await until(() => asked.some(({ m }) => m === 'subscribe'));
    expect(asked.filter(({ m }) => m === 'subscribe').map(({ p }) => p)).toEqual([{ events: ['play'] }]);
  });
});

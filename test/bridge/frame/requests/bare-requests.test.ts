import { describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../../bridge/frame/requests/run-method.ts';
import { frameOrigin, hostWithFrame, ofKind, origins, settle } from '../../two-windows.ts';
import { serve } from '../served-frame.ts';

const handlers: Handlers = { play: () => ({ playing: true, muted: false }), call: ({ name, input }) => ({ name, input }) };

describe('a host without a script of ours', () => {
  const bare = (m: string, p?: unknown, id = 'b1') => JSON.stringify({ x: 1, t: 'req', id, m, p });
  const ask = async (world: ReturnType<typeof hostWithFrame>, text: string) => {
    world.frame.seenFrom(world.host).postMessage(text, frameOrigin);
    await settle();
    return ofKind(world.host, 'res');
  };

  it('is answered at its origin when the realm allows it', async () => {
    const world = hostWithFrame();
    serve(world, { handlers, bareRequests: true });
    expect(await ask(world, bare('play'))).toEqual([{ x: 1, t: 'res', id: 'b1', ok: true, r: { playing: true, muted: false } }]);
  });

  it('gets silence when the realm does not', async () => {
    const world = hostWithFrame();
    const server = serve(world, { handlers });
    expect(await ask(world, bare('play'))).toEqual([]);
    expect(server.counters.read()).toEqual({ 'bare-off': 1 });
  });

  it.each([['subscribe', { events: ['play'] }, 'UNSUPPORTED'], ['unsubscribe', { events: ['play'] }, 'UNSUPPORTED'], ['call', { name: 'readFavourites' }, 'UNSUPPORTED'],
    ['constructor', {}, 'UNKNOWN_METHOD'], ['play', { loud: true }, 'BAD_ARGS'], ['pause', {}, 'PLAYER_NOT_FOUND']])('%s is refused', async (method, params, code) => {
    const world = hostWithFrame();
    serve(world, { handlers, bareRequests: true });
    expect(await ask(world, bare(method, params))).toMatchObject([{ ok: false, e: { code } }]);
  });

  it('keeps its grants', async () => {
    const world = hostWithFrame();
    serve(world, { handlers, bareRequests: true, peer: { origins: origins({ control: false }) } });
    expect(await ask(world, bare('play'))).toMatchObject([{ e: { code: 'NOT_PERMITTED' } }]);
  });

  it('is slowed down, and an id in flight runs once', async () => {
    const world = hostWithFrame();
    const play = vi.fn(() => new Promise<never>(() => {}));
    const server = serve(world, { bareRequests: true, handlers: { play } });
    await ask(world, bare('play'));
    await ask(world, bare('play'));
    expect(play).toHaveBeenCalledOnce();
    for (let i = 0; i < 10; i += 1) await ask(world, bare('play', {}, `n${String(i)}`));
    expect(play).toHaveBeenCalledTimes(8);
    expect(ofKind(world.host, 'res')).toHaveLength(3);
    expect(server.counters.read()).toMatchObject({ 'repeated-id': 1, 'rate-limited': 3 });
    expect(world.host.received.filter((one) => one.origin !== frameOrigin)).toEqual([]);
  });

  it('an answer that comes after the frame is gone is not posted, and its handler was told', async () => {
    const world = hostWithFrame();
    let finish = (_: { playing: boolean; muted: boolean }) => {};
    let told = false;
    const server = serve(world, {
      bareRequests: true,
      handlers: { play: (_, { signal }) => new Promise((resolve) => { finish = resolve; signal.addEventListener('abort', () => (told = true)); }) },
    });
    await ask(world, bare('play'));
    server.destroy();
    finish({ playing: true, muted: false });
    await settle();
    expect([told, ofKind(world.host, 'res')]).toEqual([true, []]);
  });
});

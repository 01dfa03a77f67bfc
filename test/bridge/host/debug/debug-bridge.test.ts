import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from '../../../../bridge/frame/requests/failure.ts';
import { createFrameServer } from '../../../../bridge/frame/frame-server.ts';
import { connect } from '../../../../bridge/host/connect.ts';
import { debugBridge } from '../../../../bridge/host/debug/debug-bridge.ts';
import { aState, frameOrigin, holdTimers, hostOrigin, hostWithFrame, origins, settle } from '../../two-windows.ts';

let ends: { destroy(): void }[] = [];
beforeEach(() => void holdTimers());
afterEach(() => {
  for (const one of ends) one.destroy();
  ends = [];
  vi.useRealTimers();
});

async function debugged(grants: object = {}) {
  const world = hostWithFrame();
  const server = createFrameServer({
    window: world.frame.asFrame(), peer: { origins: origins(grants) },
    handlers: { getState: () => aState, play: () => { throw failure('PLAY_FAILED', { reason: 'autoplay' }); }, setVolume: ({ value }) => ({ value }) },
  });
  const lines: string[] = [];
  const player = debugBridge(await connect(world.element, { origin: frameOrigin, tokens: { '--footlight-primary': 'url(https://x.test)' } }), (line) => lines.push(line));
  ends.push(server, player);
  await settle();
  return { world, player, lines, server };
}

it('says what a page may do, each call once, and why one failed', async () => {
  const { player, lines } = await debugged({ load: false });
  await player.setVolume(30);
  await player.setVolume(30);
  await expect(player.play()).rejects.toMatchObject({ code: 'PLAY_FAILED' });
  await settle();
  expect(lines).toEqual([
    expect.stringMatching(/^connected: this page may observe, control, call readFavourites, scope:lists; \d+ methods, \d+ events$/),
    'not granted: load. The tenant grants it beside the registered origin',
    'theme tokens left out, unknown or no plain value: --footlight-primary',
    'setVolume 30 → {"value":30}',
    'play failed with PLAY_FAILED, reason autoplay: failed to play (worth another try)',
  ]);
});

it('says what the frame turned away, in words, and a count that grew again', async () => {
  const { world, lines } = await debugged();
  const source = world.host.seenFrom(world.frame);
  world.frame.deliver({ not: 'a string' }, hostOrigin, source);
  world.frame.deliver('{', hostOrigin, source);
  world.frame.deliver('{"x":1,"__proto__":{}}', hostOrigin, source);
  world.frame.deliver('{}', 'https://evil.example', source);
  await settle();
  await vi.advanceTimersByTimeAsync(2000);
  await settle();
  expect(lines).toEqual(expect.arrayContaining([
    'the frame turned away 1 message that were no strings (not-string)', 'the frame turned away 1 message that were no JSON (not-json)',
    expect.stringContaining('forbidden-key'), 'the frame turned away 1 message from an origin that is not registered (foreign-origin)',
  ]));
  world.frame.deliver('{', hostOrigin, source);
  await settle();
  await vi.advanceTimersByTimeAsync(2000);
  await settle();
  expect(lines.at(-1)).toBe('the frame turned away 2 messages that were no JSON (not-json)');
});

it('says when the frame goes, and leaves no timer', async () => {
  const { player, lines, server } = await debugged();
  server.destroy();
  await settle();
  expect(lines.at(-1)).toBe('the frame went away');
  expect(player.connected).toBe(false);
  player.destroy();
  expect(vi.getTimerCount()).toBe(0);
});

it('is refused to a page that may not observe', async () => {
  const world = hostWithFrame();
  ends.push(createFrameServer({ window: world.frame.asFrame(), peer: { origins: origins({ observe: false }) }, handlers: {} }));
  const player = await connect(world.element, { origin: frameOrigin });
  ends.push(player);
  await expect(player.readCounters()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

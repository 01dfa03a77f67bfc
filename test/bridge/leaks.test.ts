import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameServer } from '../../bridge/frame/frame-server.ts';
import { connect } from '../../bridge/host/connect.ts';
import { aState, frameOrigin, holdTimers, hostWithFrame, origins, settle, until } from './two-windows.ts';

beforeEach(() => void holdTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a hundred connections, frames and frame documents leave no listener, timer or port', async () => {
  const world = hostWithFrame();
  const close = vi.spyOn(MessagePort.prototype, 'close');
  for (let i = 0; i < 100; i += 1) {
    const server = createFrameServer({ window: world.frame.asFrame(), peer: { origins: origins() }, handlers: { getState: () => aState, play: () => new Promise(() => undefined) } });
    const connection = await connect(world.element, { origin: frameOrigin });
    connection.on('timeupdate', () => undefined);
    connection.play().catch(() => undefined);
    server.emit('timeupdate', { position: i, duration: 60 });
    // One after the other, and in the other order: the page first, or the frame's document first.
    for (const one of i % 2 ? [server, connection] : [connection, server]) {
      one.destroy();
      one.destroy();
    }
    world.host.received.length = world.frame.received.length = 0;
  }
  await settle();
  expect([world.host.listenerCount(), world.iframe.listenerCount(), world.frame.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0, 0]);
  // Both ends of each: the page's and the frame's.
  expect(close).toHaveBeenCalledTimes(200);
});

it('a frame’s document that goes says so before it is gone', async () => {
  const world = hostWithFrame();
  const server = createFrameServer({ window: world.frame.asFrame(), peer: { origins: origins() }, handlers: {} });
  const connection = await connect(world.element, { origin: frameOrigin });
  const told: unknown[] = [];
  connection.on('destroyed', () => told.push('destroyed'));
  connection.on('connection', (data) => told.push(data));
  world.frame.dispatchEvent(new Event('pagehide'));
  await until(() => told.length > 1);
  expect(told.slice(0, 2)).toEqual(['destroyed', { connected: false }]);
  connection.destroy();
  server.destroy();
});

import { expect, it } from 'vitest';
import { frameOrigin, helloText, hostWithFrame, ofKind, settle } from '../two-windows.ts';
import { serve } from './served-frame.ts';

it('an event that the contract does not know stays in the frame and is counted', async () => {
  const world = hostWithFrame();
  const server = serve(world);
  world.frame.seenFrom(world.host).postMessage(helloText(), frameOrigin);
  await settle();
  server.emit('toString' as never, {} as never);
  expect(server.counters.read()).toEqual({ sessions: 1, 'bad-event': 1 });
});

it('an event before the first page said hello goes nowhere', () => {
  const world = hostWithFrame();
  const server = serve(world);
  server.emit('resize', { height: 100 });
  expect([server.connected(), server.counters.read()]).toEqual([false, {}]);
});

it('a page that goes away ends its session, and the next one is welcomed', async () => {
  const world = hostWithFrame();
  const server = serve(world);
  world.frame.seenFrom(world.host).postMessage(helloText(), frameOrigin);
  await settle();
  world.frame.dispatchEvent(new Event('pagehide'));
  expect(server.connected()).toBe(false);
  world.frame.seenFrom(world.host).postMessage(helloText({ nonce: 'nonce-of-the-next-page' }), frameOrigin);
  await settle();
  expect([server.connected(), ofKind(world.host, 'welcome').length]).toEqual([true, 2]);
});

import { afterEach, expect, it, vi } from 'vitest';
import * as fc from 'fast-check';
import { methodNames } from '../../../bridge/contract/methods.ts';
import { createFrameServer, type FrameServer } from '../../../bridge/frame/frame-server.ts';
import { FakeWindow, frameOrigin, hostOrigin, hostWithFrame, ofKind, origins, settle } from '../two-windows.ts';
import { fuzz } from '../fuzz/fuzz-run.ts';
import { hostileData } from '../fuzz/hostile-messages.ts';

const servers: FrameServer[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.destroy()));

/** A frame whose handlers only count, in a page that may do so much; its clock outruns every limit. */
function watched(...grants: object[]) {
  const world = hostWithFrame();
  const handler = vi.fn(() => ({}));
  let clock = 0;
  const server = createFrameServer({
    window: world.frame.asFrame(), peer: { origins: origins(...grants) }, now: () => (clock += 1000), bareRequests: true,
    handlers: Object.fromEntries(methodNames.filter((name) => name !== 'subscribe' && name !== 'unsubscribe').map((name) => [name, handler])),
  });
  servers.push(server);
  return { ...world, handler, server };
}

/** Windows that must not be heard, and an origin that each claims as browsers would. */
function strangersOf({ frame, host }: ReturnType<typeof hostWithFrame>): [unknown, string][] {
  const other = (origin: string) => new FakeWindow(origin).seenFrom(frame);
  return [
    [host.seenFrom(frame), 'https://evil.example'], [host.seenFrom(frame), 'null'], [host.seenFrom(frame), ''], [host.seenFrom(frame), `${hostOrigin}.evil.example`],
    [other(hostOrigin), hostOrigin], [other(frameOrigin), frameOrigin], [other('null'), 'null'], [frame, frameOrigin], [frame, hostOrigin], [null, hostOrigin],
  ];
}

it('no stranger is answered, runs a handler, opens a session or leaves a listener', async () => {
  const world = watched();
  const strangers = strangersOf(world);
  const listeners = world.frame.listenerCount();
  const before = world.host.received.length;
  let sent = 0;
  await fuzz('strangers at the window', 60_000, fc.tuple(fc.nat(strangers.length - 1), hostileData), async (messages) => {
    for (const [who, data] of messages as [number, unknown][]) {
      const [source, origin] = strangers[who]!;
      world.frame.deliver(data, origin, source);
      sent += 1;
    }
    world.frame.received.length = 0;
    await settle(1);
    expect(world.host.received).toHaveLength(before);
    expect(world.handler).not.toHaveBeenCalled();
    expect([world.server.connected(), world.frame.listenerCount()]).toEqual([false, listeners]);
  });
  const { 'foreign-window': windows = 0, 'foreign-origin': foreign = 0, ...others } = world.server.counters.read();
  expect([windows + foreign, others]).toEqual([sent, {}]);
}, 60_000);

it('a registered page without a grant runs no handler, and never holds more than four sessions', async () => {
  const world = watched({ observe: false, control: false, load: false, calls: [] });
  const listeners = world.frame.listenerCount();
  await fuzz('a page without grants', 20_000, hostileData, async (messages) => {
    for (const data of messages) world.frame.deliver(data, hostOrigin, world.frame.parent);
    world.frame.received.length = 0;
    await settle(2);
    for (const welcome of ofKind(world.host, 'welcome')) expect(welcome).toMatchObject({ state: null, events: [], grants: { observe: false, control: false, load: false } });
    for (const { ports } of world.host.received) ports.forEach((port) => port.close());
    world.host.received.length = 0;
    expect(world.handler).not.toHaveBeenCalled();
    expect(world.frame.listenerCount()).toBe(listeners);
  });
}, 60_000);

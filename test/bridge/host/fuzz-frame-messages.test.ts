import { expect, it } from 'vitest';
import { frameOrigin, settle, until } from '../two-windows.ts';
import { connected, session, setUp } from './host-page.ts';
import { fuzz } from '../fuzz/fuzz-run.ts';
import { hostileData, hostileRequest } from '../fuzz/hostile-messages.ts';

it('a frame’s window that says anything but its welcome connects nobody', async () => {
  const page = setUp({ timeoutMs: 1e8 });
  const listeners = page.host.listenerCount();
  await fuzz('a frame before its welcome', 10_000, hostileData, async (messages) => {
    for (const data of messages) page.host.deliver(data, frameOrigin, page.frame.seenFrom(page.host));
    page.host.received.length = page.frame.received.length = 0;
    await settle(1);
    expect(page.settled.connection).toBeUndefined();
    expect(page.host.listenerCount()).toBe(listeners);
  });
}, 60_000);

it('a frame that forges answers and events settles no request with them and calls no listener of another name', async () => {
  const page = await connected();
  const heard: unknown[] = [];
  page.connection.on('play', (data) => heard.push(data));
  const asked = page.connection.play();
  let isSettled = false;
  asked.then(() => { isSettled = true; }, () => { isSettled = true; });
  await until(() => page.asked.some(({ m }) => m === 'play'));
  const forged = hostileRequest('another-session-0123').filter((data) => !String(data).includes(session));
  await fuzz('a frame with a port', 10_000, forged, async (messages) => {
    for (const data of messages) page.port.postMessage(data);
    await settle(3);
    expect(isSettled).toBe(false);
    expect(heard).toEqual([]);
    expect(page.connection.connected).toBe(true);
  });
}, 60_000);

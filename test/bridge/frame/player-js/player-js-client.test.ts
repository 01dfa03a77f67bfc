import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { createPlayerJsAdapter } from '../../../../bridge/frame/player-js/player-js-adapter.ts';
import { aState, frameOrigin, hostWithFrame, origins, until } from '../../two-windows.ts';

interface Client {
  on(event: string, heard: (value: unknown) => void): void;
  supports(kind: 'method' | 'event', name: string): boolean;
  play(): void;
  setVolume(value: number): void;
  setCurrentTime(value: number): void;
  getVolume(heard: (value: unknown) => void): void;
  getDuration(heard: (value: unknown) => void): void;
  getPaused(heard: (value: unknown) => void): void;
}
const source = readFileSync(createRequire(import.meta.url).resolve('player.js'), 'utf8');
const src = `${frameOrigin}/frames/player?content=vod:1001&api=player.js`;

it('the public client of player.js drives a frame and hears it', async () => {
  const world = hostWithFrame();
  Object.assign(world.frame.location, { href: src });
  const page = { addEventListener: world.host.addEventListener.bind(world.host), postMessage: () => undefined } as { playerjs?: { Player: new (frame: object) => Client } };
  runInNewContext(source, { window: page, document: {} });
  const client = new page.playerjs!.Player({ nodeName: 'IFRAME', src, contentWindow: world.frame.seenFrom(world.host) });
  const heard: [string, unknown][] = [];
  for (const event of ['ready', 'timeupdate']) client.on(event, (value) => heard.push([event, value]));
  client.setVolume(25);

  const handlers = { getState: () => aState, play: vi.fn(() => ({ playing: true, muted: false })), setVolume: vi.fn(({ value }: { value: number }) => ({ value })), seek: vi.fn(() => ({ position: 12 })) };
  const adapter = createPlayerJsAdapter({ window: world.frame as never, origins: () => origins(), handlers: handlers as never, isLooping: () => false });
  await until(() => handlers.setVolume.mock.calls.length);
  expect(handlers.setVolume).toHaveBeenCalledExactlyOnceWith({ value: 25 }, expect.anything());
  expect([client.supports('method', 'setCurrentTime'), client.supports('method', 'setPlaybackRate')]).toEqual([true, false]);
  client.play();
  client.setCurrentTime(12);
  for (const method of ['getVolume', 'getDuration', 'getPaused'] as const) client[method]((value) => heard.push([method, value]));
  await until(() => heard.some(([name]) => name === 'getPaused'));
  expect(handlers.play).toHaveBeenCalledOnce();
  expect(handlers.seek).toHaveBeenCalledExactlyOnceWith({ to: 12 }, expect.anything());
  adapter.tell('timeupdate', { position: 3, duration: 60 });
  await until(() => heard.some(([name]) => name === 'timeupdate'));
  expect(heard).toEqual(expect.arrayContaining([['getVolume', 100], ['getDuration', 60], ['getPaused', true], ['timeupdate', expect.objectContaining({ seconds: 3, duration: 60 })]]));
  adapter.destroy();
});

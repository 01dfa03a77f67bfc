import { expect, it, vi } from 'vitest';
import { failure } from '../../../../bridge/frame/requests/failure.ts';
import { createPlayerJsAdapter } from '../../../../bridge/frame/player-js/player-js-adapter.ts';
import { aState, FakeWindow, frameOrigin, hostOrigin, hostWithFrame, origins, settle } from '../../two-windows.ts';

const src = `${frameOrigin}/frames/player?content=vod:1001&api=player.js`;

/** A frame that speaks player.js to its page. */
function adapted(grants: object = {}, parentOrigin = hostOrigin) {
  const world = hostWithFrame({ hostOrigin: parentOrigin });
  Object.assign(world.frame.location, { href: src });
  const handlers = {
    getState: () => aState, play: vi.fn(() => ({ playing: true, muted: false })), pause: vi.fn(() => ({ playing: false, muted: false })),
    seek: vi.fn(({ to }: { to?: number }) => ({ position: to ?? 0 })), setVolume: vi.fn(({ value }: { value: number }) => ({ value })),
    setMuted: vi.fn(({ value }: { value: boolean }) => ({ value })), setOptions: vi.fn(() => ({})),
  };
  const adapter = createPlayerJsAdapter({ window: world.frame as never, origins: () => origins(grants), handlers: handlers as never, isLooping: () => true });
  const say = (message: object, from: { source?: unknown; origin?: string } = {}) =>
    world.frame.deliver(JSON.stringify({ context: 'player.js', version: '0.0.11', ...message }), from.origin ?? parentOrigin, 'source' in from ? from.source : world.frame.parent);
  const heard = () => world.host.received.map(({ data }) => JSON.parse(data as string) as Record<string, unknown>);
  return { ...world, adapter, handlers, say, heard };
}

it('is ready at once, with the address that the page wrote and what it can do', async () => {
  const { heard } = adapted();
  await settle();
  expect(heard()).toMatchObject([{ context: 'player.js', event: 'ready', value: { src, events: expect.arrayContaining(['timeupdate']) as string[], methods: expect.arrayContaining(['setCurrentTime']) as string[] } }]);
});

it.each<[string, unknown, string, unknown]>([
  ['play', undefined, 'play', {}], ['pause', undefined, 'pause', {}], ['mute', undefined, 'setMuted', { value: true }], ['unmute', undefined, 'setMuted', { value: false }],
  ['setVolume', 40, 'setVolume', { value: 40 }], ['setCurrentTime', 12, 'seek', { to: 12 }], ['setLoop', true, 'setOptions', { loop: true }],
])('%s does ours', async (method, value, ours, input) => {
  const { handlers, say } = adapted();
  say({ method, value });
  await settle();
  expect(handlers[ours as 'play']).toHaveBeenCalledExactlyOnceWith(input, expect.objectContaining({ origin: hostOrigin }));
});

it.each<[string, unknown]>([['getPaused', true], ['getMuted', false], ['getVolume', 100], ['getDuration', 60], ['getCurrentTime', 3], ['getLoop', true]])('%s answers %s to who asked', async (method, value) => {
  const { heard, say } = adapted();
  say({ method, listener: 'l-1' });
  await settle();
  expect(heard().at(-1)).toMatchObject({ context: 'player.js', event: method, value, listener: 'l-1' });
});

it('tells an event to who listens, until they stop', async () => {
  const { adapter, heard, say } = adapted();
  const told = (event: string) => heard().filter((one) => one['event'] === event);
  say({ method: 'addEventListener', value: 'timeupdate', listener: 'a' });
  say({ method: 'addEventListener', value: 'progress', listener: 'b' });
  await settle();
  adapter.tell('timeupdate', { position: 3, duration: 60 });
  adapter.tell('progress', { buffered: [{ start: 0, end: 20 }] });
  adapter.tell('ended', {});
  adapter.tell('statechange', aState);
  await settle();
  expect([told('timeupdate'), told('progress'), told('ended')]).toMatchObject([[{ value: { seconds: 3, duration: 60 }, listener: 'a' }], [{ value: { seconds: 20 }, listener: 'b' }], []]);
  say({ method: 'removeEventListener', value: 'timeupdate', listener: 'a' });
  say({ method: 'removeEventListener', value: 'progress' });
  await settle();
  adapter.tell('timeupdate', { position: 4, duration: 60 });
  adapter.tell('progress', { buffered: [] });
  await settle();
  expect([told('timeupdate'), told('progress')].map(({ length }) => length)).toEqual([1, 1]);
});

it('says what failed, and that a method is not there', async () => {
  const { handlers, heard, say } = adapted();
  handlers.play.mockImplementation(() => { throw failure('PLAY_FAILED', { reason: 'autoplay' }); });
  say({ method: 'addEventListener', value: 'error', listener: 'e' });
  say({ method: 'play' });
  say({ method: 'constructor' });
  await settle();
  expect(heard().filter(({ event }) => event === 'error').map(({ value }) => value)).toEqual(expect.arrayContaining([{ code: -1, msg: 'failed to play' }, { code: 2, msg: 'Method not supported' }]));
});

it('does what the grants hold and nothing else', async () => {
  const { adapter, handlers, heard, say } = adapted({ observe: false, control: false });
  say({ method: 'addEventListener', value: 'play', listener: 'p' });
  for (const method of ['play', 'getVolume', 'getLoop', 'setVolume']) say({ method, value: 3, listener: 'x' });
  await settle();
  adapter.tell('play', {});
  await settle();
  expect(handlers.play).not.toHaveBeenCalled();
  expect(heard().filter(({ event }) => event !== 'ready')).toEqual([]);
});

it('an unregistered page, another window and another origin get silence', async () => {
  const evil = adapted({}, 'https://evil.example');
  evil.say({ method: 'getVolume', listener: 'x' });
  const partner = adapted();
  await settle();
  const before = partner.host.received.length;
  partner.say({ method: 'play' }, { source: new FakeWindow(hostOrigin).seenFrom(partner.frame) });
  partner.say({ method: 'play' }, { source: null });
  partner.say({ method: 'play' }, { origin: 'null' });
  partner.say({ method: 'play' }, { origin: 'https://partner.example.evil.com' });
  partner.frame.deliver('{"context":"player.js","__proto__":{},"method":"play"}', hostOrigin, partner.frame.parent);
  partner.frame.deliver({ context: 'player.js', method: 'play' }, hostOrigin, partner.frame.parent);
  await settle();
  expect(evil.host.received).toEqual([]);
  expect(partner.handlers.play).not.toHaveBeenCalled();
  expect(partner.host.received).toHaveLength(before);
});

it('a flood of listeners is not kept, and nothing is left after destroy', async () => {
  const { adapter, frame, heard, say } = adapted();
  const listening = frame.listenerCount();
  for (let i = 0; i < 200; i += 1) say({ method: 'addEventListener', value: 'play', listener: `l${String(i)}` });
  await settle();
  adapter.tell('play', {});
  await settle();
  expect(heard().filter(({ event }) => event === 'play').length).toBeLessThanOrEqual(64);
  adapter.destroy();
  expect(frame.listenerCount()).toBe(listening - 1);
});

it('tells what the page may be told of an event', async () => {
  const world = hostWithFrame({ hostOrigin });
  Object.assign(world.frame.location, { href: src });
  const asked: unknown[] = [];
  const adapter = createPlayerJsAdapter({
    window: world.frame as never, origins: () => origins({}), handlers: {}, isLooping: () => false,
    filterEvent: (name, _data, { origin, grants }) => (asked.push([name, origin, grants.observe]), name === 'progress' ? undefined : { position: 0, duration: 60 }),
  });
  for (const value of ['timeupdate', 'progress']) world.frame.deliver(JSON.stringify({ context: 'player.js', version: '0.0.11', method: 'addEventListener', value, listener: 'a' }), hostOrigin, world.frame.parent);
  await settle();
  adapter.tell('timeupdate', { position: 33, duration: 60 });
  adapter.tell('progress', { buffered: [{ start: 30, end: 40 }] });
  await settle();
  expect(asked).toEqual([['timeupdate', hostOrigin, true], ['progress', hostOrigin, true]]);
  expect(world.host.received.map(({ data }) => JSON.parse(data as string) as { event: string; value: unknown }).filter(({ event }) => event !== 'ready').map(({ event, value }) => [event, value])).toEqual([['timeupdate', { seconds: 0, duration: 60 }]]);
  adapter.destroy();
});

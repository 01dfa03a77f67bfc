import { expect, test } from '../../support/browser-test.ts';
import type { connect } from '../../../bridge/host/connect.ts';
import { frozenHost, letGo, openHost, partnerServes, playerJsClient } from './kit.ts';

/**
 * Ways in which a page embeds and drives a player, and what becomes of a connection.
 *
 * @source design/bridge.md "Handshake", "Host script"
 */
type Held = Window & { connect: typeof connect; player: Awaited<ReturnType<typeof connect>>; told: unknown[] };

test('a page connects by the frame’s own address, twice, to a lazy frame and to one inside its own frame, and each drives the film', async ({ platform, page }) => {
  await openHost(page, platform);
  const answers = await page.evaluate(async () => {
    const shown = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect } = await import(`${new URL(shown.src).origin}/embed/bridge-host.js`) as { connect: Held['connect'] };
    const [one, other] = await Promise.all([connect(shown), connect(shown)]);
    const twice = [(await one.setVolume(40)).value, (await other.getState()).volume];
    one.destroy();
    const stillThere = (await other.getState()).volume;
    other.destroy();

    const lazy = document.createElement('iframe');
    Object.assign(lazy, { loading: 'lazy', src: shown.src });
    const far = document.createElement('div');
    far.style.blockSize = '9000px';
    document.body.append(far, lazy);
    const waiting = connect(lazy, { timeoutMs: 10_000 });
    // The browser lays out and looks for what is near the screen: the frame is still empty, and the handshake has not begun to count.
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    const isEmpty = lazy.contentDocument?.URL === 'about:blank';
    lazy.scrollIntoView();
    const late = await waiting;
    const lazyState = (await late.getState()).volume;
    late.destroy();

    const inner = document.body.appendChild(document.createElement('iframe'));
    const nested = inner.contentDocument!.createElement('iframe');
    nested.src = shown.src;
    inner.contentDocument!.body.append(nested);
    const outer = await connect(nested, { timeoutMs: 10_000 });
    const nestedState = (await outer.setVolume(70)).value;
    outer.destroy();
    return { twice, stillThere, isEmpty, lazyState, nestedState };
  });
  expect(answers).toMatchObject({ twice: [40, 40], stillThere: 40, isEmpty: true, nestedState: 70 });
  expect(answers.lazyState).toBeGreaterThanOrEqual(0);
});

test.describe('a frame that is led elsewhere', () => {
  // The page's own policy keeps frames of strangers away.
  test.use({ expectedReport: /"blocked-uri":"http:\/\/evil\.localhost/ });

  test('ends its calls and answers nobody there; led back, it is found again', async ({ platform, page, browserName }) => {
    test.skip(browserName === 'firefox', 'A driven Firefox aborts every navigation of a frame to another site.');
    await openHost(page, platform);
    const outcome = await page.evaluate(async (elsewhere) => {
      const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
      const address = frame.src;
      const { connect } = await import(`${new URL(address).origin}/embed/bridge-host.js`) as { connect: Held['connect'] };
      const player = await connect(frame);
      const told: unknown[] = [];
      player.on('connection', (data) => told.push(data));
      player.on('destroyed', () => told.push('destroyed'));
      await player.getState();
      frame.src = elsewhere;
      await new Promise((resolve) => { frame.addEventListener('load', resolve, { once: true }); });
      const away = await player.play().then(() => 'played', ({ code }: { code: string }) => code);
      const back = new Promise((resolve) => { player.on('resync', resolve); });
      frame.src = address;
      const state = await back as { id: string };
      const again = (await player.setVolume(20)).value;
      player.destroy();
      return { told, away, id: state.id, again };
    }, platform.at('evil', '/index.html'));
    expect(outcome).toMatchObject({ id: '1001', again: 20 });
    expect(['DISCONNECTED', 'TIMEOUT']).toContain(outcome.away);
    expect(outcome.told).toEqual(expect.arrayContaining(['destroyed', { connected: false }, { connected: true }]));
  });
});

test('a page whose script is older than the frame drives it: releases stand side by side', async ({ platform, page }) => {
  await openHost(page, platform);
  await partnerServes(page, platform, '/frozen-host.js', { body: frozenHost, type: 'text/javascript' });
  const seen = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect } = await import(`${location.origin}/frozen-host.js`) as { connect: Held['connect'] };
    const player = await connect(frame, { origin: new URL(frame.src).origin });
    const volume = new Promise((resolve) => { player.on('volumechange', resolve); });
    const { value } = await player.setVolume(30);
    const refused = await player.setTextTrack('no-such-track').catch(({ code, message }: { code: string; message: string }) => `${code} ${message}`);
    const answer = { value, told: await volume, state: (await player.getState()).id, refused };
    player.destroy();
    return answer;
  });
  expect(seen).toMatchObject({ value: 30, told: { volume: 30 }, state: '1001', refused: 'TRACK_NOT_FOUND Track NOT FOUND' });
});

test('a player.js client drives the frame that is asked for it, and no other', async ({ platform, page }) => {
  await openHost(page, platform);
  await partnerServes(page, platform, '/player.js', { body: playerJsClient, type: 'text/javascript' });
  const seen = await page.evaluate(async (plain) => {
    interface Client { on(name: string, heard: (value: unknown) => void): void; getVolume(heard: (value: unknown) => void): void; getDuration(heard: (value: number) => void): void; setVolume(value: number): void; mute(): void; play(): void; supports(kind: string, name: string): boolean }
    await import(`${location.origin}/player.js`);
    const { playerjs } = window as unknown as { playerjs: { Player: new (frame: HTMLIFrameElement) => Client } };
    const frame = document.createElement('iframe');
    frame.allow = 'autoplay';
    frame.src = `${plain}&api=player.js`;
    document.body.append(frame);
    const player = new playerjs.Player(frame);
    await new Promise<void>((resolve) => { player.on('ready', () => resolve()); });
    const answer = <T>(ask: (heard: (value: T) => void) => void) => new Promise<T>(ask);
    player.setVolume(25);
    player.mute();
    const playing = new Promise<unknown>((resolve) => { player.on('timeupdate', resolve); });
    player.play();
    const moved = await playing as { seconds: number };
    return { moved: typeof moved.seconds, volume: await answer((heard) => player.getVolume(heard)), duration: await answer<number>((heard) => player.getDuration(heard)), supports: player.supports('method', 'setCurrentTime') };
  }, await page.locator('#frame').getAttribute('src'));
  expect(seen).toMatchObject({ moved: 'number', volume: 25, supports: true });
  expect(seen.duration).toBeGreaterThan(30);
});

for (const name of ['isolated', 'isolated-credentialless']) {
  test(`a page that isolates itself (${name}) shows the player and drives it`, async ({ platform, page }) => {
    await page.goto(platform.at('partner', `/hosts/${name}.html`));
    const seen = await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: address, allow: 'autoplay' });
      document.body.append(frame);
      const { connect } = await import(`${new URL(address).origin}/embed/bridge-host.js`) as { connect: Held['connect'] };
      const player = await connect(frame);
      await player.setMuted(true);
      const { playing } = await player.play();
      player.destroy();
      frame.remove();
      return { isolated: crossOriginIsolated, playing };
    }, platform.at('arena', '/frames/player?content=vod:1001'));
    expect(seen).toEqual({ isolated: true, playing: true });
  });
}

test('a page in a sandbox without an origin is told so, and a frame without permissions names them once', async ({ platform, page, browserName }) => {
  await openHost(page, platform);
  const seen = await page.evaluate(async () => {
    const shown = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect } = await import(`${new URL(shown.src).origin}/embed/bridge-host.js`) as { connect: Held['connect'] };
    const degraded: unknown[] = [];
    const bare = document.createElement('iframe');
    bare.allow = "fullscreen 'none'; autoplay";
    bare.src = shown.src;
    document.body.append(bare);
    const player = await connect(bare);
    player.on('degraded', (data) => degraded.push(data));
    await player.getState();
    const pictureInPicture = await player.setPictureInPicture(true).then(({ value }) => value, ({ code }: { code: string }) => code);
    player.destroy();
    const boxed = document.createElement('iframe');
    boxed.setAttribute('sandbox', 'allow-scripts');
    boxed.src = shown.src;
    document.body.append(boxed);
    const silent = await connect(boxed, { timeoutMs: 700 }).then(() => ({}), ({ code, reason, message }: { code: string; reason?: string; message: string }) => ({ code, reason, message }));
    return { degraded, pictureInPicture, silent };
  });
  expect(seen.degraded).toHaveLength(1);
  expect(seen.degraded[0]).toMatchObject({ missing: expect.arrayContaining(['fullscreen']) as string[] });
  // Seen once in Firefox: granted without a press, and answered as done.
  expect(['NEEDS_GESTURE', 'UNSUPPORTED', ...(browserName === 'firefox' ? [true] : [])]).toContain(seen.pictureInPicture);
  expect(seen.silent).toMatchObject({ code: 'HANDSHAKE_TIMEOUT', reason: 'sandboxed-frame' });
  expect(JSON.stringify(seen.silent)).toContain('allow-same-origin');
});

test('a hundred connections leave no listener, timer, port or node, and hostile messages no mark', async ({ platform, page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(platform.at('partner', '/framed-player.html'));
  await letGo(page);
  const left = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect } = await import(`${new URL(frame.src).origin}/embed/bridge-host.js`) as { connect: Held['connect'] };
    const open = { listeners: 0, timers: new Set<unknown>(), ports: 0 };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const [later, forget, every, never, close] = [window.setTimeout, window.clearTimeout, window.setInterval, window.clearInterval, MessagePort.prototype.close];
    EventTarget.prototype.addEventListener = function count(this: EventTarget, ...args: Parameters<typeof add>) { open.listeners += 1; return add.apply(this, args); };
    EventTarget.prototype.removeEventListener = function count(this: EventTarget, ...args: Parameters<typeof remove>) { open.listeners -= 1; return remove.apply(this, args); };
    const timed = (start: typeof later) => ((run: () => void, ms: number) => { const id = start(() => { open.timers.delete(id); run(); }, ms); open.timers.add(id); return id; }) as typeof later;
    const untimed = (stop: typeof forget) => ((id: number) => { open.timers.delete(id); stop(id); }) as typeof forget;
    Object.assign(window, { setTimeout: timed(later), clearTimeout: untimed(forget), setInterval: timed(every as typeof later), clearInterval: untimed(never) });
    MessagePort.prototype.close = function count(this: MessagePort) { open.ports += 1; return close.call(this); };
    const nodes = document.querySelectorAll('*').length;
    for (let i = 0; i < 100; i += 1) {
      const player = await connect(frame, { timeoutMs: 30_000 });
      player.on('timeupdate', () => undefined);
      player.destroy();
      player.destroy();
    }
    Object.assign(window, { setTimeout: later, clearTimeout: forget, setInterval: every, clearInterval: never });
    return { listeners: open.listeners, timers: open.timers.size, closedPorts: open.ports, nodes: document.querySelectorAll('*').length - nodes };
  });
  expect(left).toEqual({ listeners: 0, timers: 0, closedPorts: 100, nodes: 0 });
  expect(failures).toEqual([]);
});

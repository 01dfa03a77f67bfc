import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { hostileData, hostileRequest } from '../../bridge/fuzz/hostile-messages.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { connect } from '../../../bridge/host/connect.ts';
import { addFrame, letGo, openHost, type Place } from './kit.ts';

/** The same messages again: `FOOTLIGHT_FUZZ_SEED`. */
const seed = Number(process.env['FOOTLIGHT_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const session = 's'.repeat(22);
const sample = <T>(one: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(one, { seed, numRuns });
/** One of each kind first, so that each is looked at before a flood is no longer read. */
const kinds = ['{', '{}', '['.repeat(50), `"${'a'.repeat(70_000)}"`, '{"__proto__":1}'];
const textsOf = (numRuns: number): string[] => [...kinds, ...sample(hostileData, numRuns).filter((data): data is string => typeof data === 'string')];

test.beforeAll(() => void process.stdout.write(`fuzz in a browser: seed ${String(seed)}\n`));

/** A window posts texts to every frame beside it, and is gone before they arrive. */
async function peltAndGo(page: Page, texts: string[]): Promise<void> {
  const gone = await addFrame(page, 'blank');
  await gone.evaluate((given) => {
    for (let at = 0; at < parent.length; at += 1) for (const text of given) parent[at]!.postMessage(text, '*');
    frameElement!.remove();
  }, texts).catch(() => undefined);
}

/** Posts texts and what is no text, with ports, to every frame of a window. @returns how many */
const pelt = (place: Place, texts: string[], where: 'own frames' | 'frames of the popup') => place.evaluate(([given, whose]) => {
  const around = whose === 'own frames' ? window : (window as unknown as { popup: Window }).popup;
  const targets = Array.from({ length: around.length }, (_, at) => around[at]!);
  const circle: Record<string, unknown> = { x: 1, t: 'hello' };
  circle['p'] = circle;
  const nested = Array.from({ length: 2000 }).reduce<unknown>((inner) => [inner], 'deep');
  const noTexts: (() => [unknown, Transferable[]])[] = [
    () => [circle, []], () => [nested, []], () => [new Map([['x', 1]]), []], () => [new Set(given.slice(0, 20)), []], () => [new Date(NaN), []], () => [/x/gi, []],
    () => [10n ** 40n, []], () => [-0, []], () => [null, []], () => [undefined, []], () => [new Error('{"x":1,"t":"hello"}'), []], () => [new Blob(['{"x":1}']), []],
    () => [Object.assign(Object('{"x":1,"t":"hello","v":1}') as object), []], () => [JSON.parse('{"__proto__":{"polluted":1},"x":1,"t":"hello"}'), []],
    () => { const buffer = new ArrayBuffer(1e6); return [buffer, [buffer]]; },
    () => { const { port1, port2 } = new MessageChannel(); return [port1, [port1, port2]]; },
    () => [given[0], [new MessageChannel().port1]],
    () => [`{"x":1,"t":"hello","sdk":"${'a'.repeat(1e6)}"}`, []], () => [`${'['.repeat(1e5)}`, []],
  ];
  let posted = 0;
  for (const target of targets) {
    given.forEach((text, at) => {
      target.postMessage(text, '*');
      posted += 1;
      if (at % 10 !== 0) return;
      const [data, ports] = noTexts[(at / 10) % noTexts.length]!();
      target.postMessage(data, '*', ports);
      posted += 1;
    });
  }
  return posted;
}, [texts, where] as const);

/** What a window heard of the frame, from now on. */
const listen = (place: Place) => place.evaluate(() => {
  const heard: string[] = [];
  addEventListener('message', ({ data, origin }) => void heard.push(`${origin} ${String(data)}`));
  Object.assign(window, { heard });
});
const heardBy = (place: Place) => place.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** A page that keeps its connection. */
interface Connected { player: Awaited<ReturnType<typeof connect>> }

/** Nothing of a stream's address, a token, somebody's e-mail or our code. */
const secrets = /m3u8|\.mpd|eyJ[\w-]+\.|"token"|\w@\w+\.|\bat .*\.js:\d/i;

test('a registered page that posts thousands of hostile messages, and hostile requests on a port of its own, learns nothing and breaks nothing', async ({ platform, page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await openHost(page, platform);
  await listen(page);
  expect(await pelt(page, textsOf(3000), 'own frames')).toBeGreaterThan(2500);
  await peltAndGo(page, textsOf(500));
  const requests = sample(hostileRequest(session), 1500).filter((data): data is string => typeof data === 'string');
  const seen = await page.evaluate(async ([texts, written]) => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const nonce = crypto.randomUUID();
    const welcome = new Promise<{ session: string; port: MessagePort }>((resolve) => {
      addEventListener('message', ({ data, ports }) => {
        const text = String(data);
        if (text.includes('"welcome"') && text.includes(nonce)) resolve({ session: (JSON.parse(text) as { session: string }).session, port: ports[0]! });
      });
    });
    // As often as the host script: a frame that was flooded reads nothing for a while.
    const hellos = setInterval(() => frame.contentWindow!.postMessage(JSON.stringify({ x: 1, t: 'hello', v: 1, nonce }), new URL(frame.src).origin), 200);
    const { session: own, port } = await welcome;
    clearInterval(hellos);
    const answers: string[] = [];
    port.onmessage = ({ data }) => answers.push(String(data));
    texts.forEach((text, at) => {
      const { port1 } = new MessageChannel();
      port.postMessage(text.replaceAll(written, own), at % 50 === 0 ? [port1] : []);
    });
    port.postMessage({ not: 'a text' });
    // Some of them are valid, and the frame takes its time: none may come between the calls of the other connection. What floods it is dropped.
    await new Promise<void>((resolve) => {
      const last = setInterval(() => {
        if (!answers.some((answer) => answer.includes('"last-of-all"'))) return port.postMessage(JSON.stringify({ x: 1, t: 'req', s: own, id: 'last-of-all', m: 'getState' }));
        clearInterval(last);
        resolve();
      }, 200);
    });
    const { connect: open } = await import(`${new URL(frame.src).origin}/embed/bridge-host.js`) as { connect: typeof connect };
    const player = await open(frame, { timeoutMs: 30_000 });
    const film = await player.load({ kind: 'vod', id: '1001' });
    await player.setMuted(true);
    const { playing } = await player.play();
    const { counters } = await player.readCounters();
    player.destroy();
    return { answers, film: film.id, playing, counted: counters.map(({ name }) => name), polluted: 'polluted' in {} };
  }, [requests, session] as const);
  expect(seen).toMatchObject({ film: '1001', playing: true, polluted: false });
  expect(seen.counted).toEqual(expect.arrayContaining(['not-string', 'not-json', 'too-deep', 'too-long', 'bad-shape', 'forbidden-key']));
  // An answer names its request, whose name was drawn by lot.
  const answers = seen.answers.map((answer) => answer.replace(/"id":"(?:[^"\\]|\\.)*"/, '"id":""'));
  const said = [...answers, ...await heardBy(page)];
  expect(said.filter((text) => secrets.test(text))).toEqual([]);
  const player = page.frames().find((frame) => frame.url().includes('/frames/player'))!;
  expect(await player.evaluate(() => ['polluted' in {}, Object.keys(Object.prototype).length])).toEqual([false, 0]);
  expect(broken).toEqual([]);
});

test('a page that is not registered and opens a registered one can post what it likes to the player in it', async ({ platform, page }) => {
  await page.goto(platform.at('evil', '/index.html'));
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((where) => { Object.assign(window, { popup: window.open(where) }); }, platform.at('partner', '/framed-player.html')),
  ]);
  const broken: string[] = [];
  opened.on('pageerror', ({ message }) => broken.push(message));
  await letGo(opened);
  await listen(page);
  expect(await pelt(page, textsOf(2000), 'frames of the popup')).toBeGreaterThan(1500);
  const seen = await opened.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect: open } = await import(`${new URL(frame.src).origin}/embed/bridge-host.js`) as { connect: typeof connect };
    const player = await open(frame, { timeoutMs: 30_000 });
    const { id, playing, position } = await player.getState();
    Object.assign(window, { player });
    return { id, playing, position };
  });
  expect(seen).toEqual({ id: '1001', playing: false, position: 0 });
  const refused = () => opened.evaluate(async () => {
    const { counters } = await (window as unknown as Connected).player.readCounters();
    return counters.find(({ name }) => name === 'foreign-window')?.count ?? 0;
  });
  // What another process posted comes when it comes.
  await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(1500);
  await opened.evaluate(() => {
    (window as unknown as Connected).player.destroy();
    (opener as Window).postMessage('every message before this one has arrived', '*');
  });
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(0);
  expect((await heardBy(page)).filter((text) => !text.includes('has arrived'))).toEqual([]);
  expect(broken).toEqual([]);
});

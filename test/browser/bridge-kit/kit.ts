import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { expect } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';

export type Place = Page | Frame;
/** Windows that a hostile one can reach, seen from it. */
export type Reach = 'parent and its frames' | 'opener and its frames' | 'popup and its frames';

/** A page of a registered partner with one player frame and nobody connected to it. */
export async function openHost(page: Page, platform: TestPlatform): Promise<void> {
  await page.goto(platform.at('partner', '/framed-player.html'));
  await letGo(page);
}

/** The page's own connection ends. */
export async function letGo(page: Page): Promise<void> {
  await expect(page.locator('#answer')).toHaveText('Connected.');
  await page.getByRole('button', { name: 'Let go' }).press('Enter');
  await expect(page.locator('#answer')).toHaveText('Let go.');
}

/** In a hostile window: listens, then says everything that the protocol knows to every window in reach; what came back is kept there. @returns how many messages were posted */
export const attack = (place: Place, reach: Reach): Promise<number> => place.evaluate((where) => {
  const kept = window as unknown as { answers?: string[]; popup?: Window };
  if (!kept.answers) addEventListener('message', ({ data, origin }) => void kept.answers?.push(`${origin} ${String(data)}`));
  kept.answers = [];
  const base = { 'parent and its frames': parent, 'opener and its frames': opener as Window, 'popup and its frames': kept.popup! }[where];
  const windows = [base, ...Array.from({ length: base.length }, (_, at) => base[at]!)].filter((one) => one !== window);
  const s = 'b'.repeat(22);
  const messages = [
    { x: 1, t: 'hello', v: 1, nonce: 'a'.repeat(22) }, { x: 1, t: 'hello', v: 99, nonce: 'c'.repeat(22) },
    { x: 1, t: 'req', id: 'a-1', m: 'play' }, { x: 1, t: 'req', id: 'a-2', m: 'getState' }, { x: 1, t: 'req', s, id: 'a-3', m: 'play' }, { x: 1, t: 'req', s, id: 'a-4', m: 'load', p: { kind: 'vod', id: '1002', autoplay: 'any' } },
    { x: 1, t: 'ping', s }, { x: 1, t: 'bye', s }, { x: 1, t: 'welcome', v: 1, nonce: 'a'.repeat(22), session: s, grants: {}, methods: [], events: [] },
    { context: 'player.js', version: '0.0.11', method: 'play' }, { context: 'player.js', version: '0.0.11', method: 'addEventListener', value: 'ready', listener: 'l' },
  ];
  for (const one of windows) for (const message of messages) one.postMessage(JSON.stringify(message), '*');
  return windows.length * messages.length;
}, reach);

/** What a window received of the bridge or of player.js. */
export const answersOf = (place: Place): Promise<string[]> =>
  place.evaluate(() => ((window as unknown as { answers?: string[] }).answers ?? []).filter((text) => /"t":"(?:announce|welcome|reject|res|evt|pong|bye)"|player\.js/.test(text)));

/** The registered page itself connects: it is answered, after everything that was posted before, and the film stood still. */
export async function expectUntouched(page: Page): Promise<void> {
  const state = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    const { connect } = await import(`${new URL(frame.src).origin}/embed/bridge-host.js`) as typeof import('../../../bridge/host/connect.ts');
    const player = await connect(frame);
    const seen = await player.getState();
    player.destroy();
    return seen;
  });
  expect(state).toMatchObject({ id: '1001', playing: false, position: 0 });
  expect(await page.frameLocator('#frame').locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
}

/** Another frame beside the player. */
export async function addFrame(page: Page, kind: 'blank' | 'sandboxed'): Promise<Frame> {
  const handle = await page.evaluateHandle((which) => {
    const frame = document.createElement('iframe');
    if (which === 'sandboxed') frame.setAttribute('sandbox', 'allow-scripts');
    document.body.append(frame);
    return frame;
  }, kind);
  return (await handle.asElement()!.contentFrame())!;
}

const require = createRequire(import.meta.url);
export const frozenHost = readFileSync(new URL('../../bridge/frozen/host-0.1.0.js', import.meta.url), 'utf8');
export const playerJsClient = readFileSync(require.resolve('player.js'), 'utf8');

/** A file or a page of the partner's own, and headers that it adds to one of its pages. */
export async function partnerServes(page: Page, platform: TestPlatform, path: string, answer: { body: string; type: string; headers?: Record<string, string> }): Promise<void> {
  await page.route(platform.at('partner', path), (route) => route.fulfill({ status: 200, contentType: answer.type, body: answer.body, headers: answer.headers ?? {} }));
}

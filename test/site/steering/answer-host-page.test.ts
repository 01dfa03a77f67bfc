// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { answerHostPage } from '../../../src/site/steering/answer-host-page.ts';
import type { Changed } from '../../../src/contracts/wire/changed.ts';
import type { SiteNavigator } from '../../../src/site/navigator/site-navigator.ts';
import { tellWatched, watchedPlayer } from '../../../src/site/watched-player.ts';
import { createPlayer } from '../../../src/store/playback/player.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { fakePlayback } from '../../support/fake-media.ts';

afterEach(() => { watchedPlayer.value = undefined; });

const partner = 'https://partner.example';
const grants = { observe: true, control: true, load: true, calls: [] };
const nonce = 'n'.repeat(22);

/** The site in a frame of a page of some origin. @returns what that page hears */
async function framedBy(origin: string) {
  const location = signal({ match: { name: 'vod', params: { eventId: '1001' } }, address: '/video/1001?token=secret#hash' } as unknown as SiteNavigator['location']['value']);
  const heard: string[] = [];
  const ports: MessagePort[] = [];
  const around = { postMessage: (text: string, _to: string, given: MessagePort[] = []) => { heard.push(text); ports.push(...given); } };
  Object.defineProperty(window, 'parent', { value: around, configurable: true });
  const settings = { registeredOrigins: [{ origin: partner, grants }], flags: { bareBridgeRequests: false } };
  const listeners: ((changed: Changed) => void)[] = [];
  const onChanged = (listener: (changed: Changed) => void) => { listeners.push(listener); };
  const server = answerHostPage({ settings, session: { ask: async () => settings }, store: { context: { onChanged } } } as unknown as Parameters<typeof answerHostPage>[0], { location, go: () => true } as unknown as SiteNavigator);
  window.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify({ x: 1, t: 'hello', v: 1, nonce }), origin, source: around, ports: [] }));
  const told: { e: string; d: unknown }[] = [];
  const [port] = ports;
  if (port) port.onmessage = ({ data }) => void told.push(JSON.parse(String(data)) as { e: string; d: unknown });
  return { location, heard, told, port, server, settings, tell: (subject: string) => listeners.forEach((listener) => listener({ subject, ids: [] })), end: () => { server.destroy(); port?.close(); Reflect.deleteProperty(window, 'parent'); } };
}

test('a registered page is told which page is shown, and no query of it', async () => {
  const { heard, told, location, end } = await framedBy(partner);
  expect(heard.some((text) => text.includes('"welcome"'))).toBe(true);
  location.value = { match: { name: 'purchase', params: {} } } as unknown as SiteNavigator['location']['value'];
  await vi.waitFor(() => expect(told.map(({ e, d }) => [e, d])).toEqual([['routechange', { name: 'vod', id: '1001' }], ['routechange', { name: 'purchase', id: null }]]));
  expect(JSON.stringify([heard, told])).not.toMatch(/secret|hash/);
  end();
});

test('a page’s player is driven and heard; a page without one has none', async () => {
  const { port, told, heard, end } = await framedBy(partner);
  const { session } = JSON.parse(heard.find((text) => text.includes('"welcome"'))!) as { session: string };
  const ask = (id: string, m: string, p?: object) => port!.postMessage(JSON.stringify({ x: 1, t: 'req', s: session, id, m, p }));
  ask('1', 'getState');
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ id: '1', ok: false, e: { code: 'PLAYER_NOT_FOUND' } }));
  const context = fakeContext({});
  const player = createPlayer(context, fakePlayback());
  watchedPlayer.value = { player, client: context.client, video: null };
  ask('2', 'setVolume', { value: 30 });
  ask('3', 'subscribe', { events: ['volumechange'] });
  await vi.waitFor(() => expect(told.find((one) => (one as unknown as { id?: string }).id === '3')).toMatchObject({ ok: true }));
  tellWatched(['volumechange', null]);
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ e: 'volumechange', d: { muted: false } }));
  end();
});

test('a page of another origin hears nothing', async () => {
  const { heard, server, end } = await framedBy('https://evil.example');
  expect(heard).toEqual([]);
  expect(server.counters.read()).toEqual({ 'foreign-origin': 1 });
  end();
});

test('a page that is taken off the list is left when the platform tells of it, and no sooner', async () => {
  const { server, settings, tell, end } = await framedBy(partner);
  settings.registeredOrigins = [];
  tell('favourites');
  expect(server.connected()).toBe(true);
  tell('origins');
  await vi.waitFor(() => expect(server.connected()).toBe(false));
  end();
});

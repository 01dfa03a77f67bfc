// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageGlobal } from '../../../src/page/page-global.ts';
import { playInNamed } from '../../../widgets/opening/play-in-named.ts';

type Player = HTMLElement & { content?: string; play: () => Promise<void> };

const guide = document.createElement('footlight-epg-grid');
const playerNamed = (id: string): Player => Object.assign(document.createElement('footlight-player'), { id, play: vi.fn(() => Promise.resolve()), scrollIntoView: vi.fn() });

beforeEach(() => {
  for (const name of ['causes', 'heard-causes']) pageGlobal(name).take();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.replaceChildren(guide);
});
afterEach(() => { vi.restoreAllMocks(); });

test('plays in the player of the page that has the id', () => {
  const player = playerNamed('screen');
  document.body.append(player);
  expect(playInNamed(guide, 'screen', 'live:2001')).toBe(true);
  expect([player.content, vi.mocked(player.play).mock.calls.length]).toEqual(['live:2001', 1]);
});

test('a player beside the guide in its shadow root comes first', () => {
  const host = document.createElement('div');
  const [inside, outside] = [playerNamed('screen'), playerNamed('screen')];
  host.attachShadow({ mode: 'open' }).append(guide, inside);
  document.body.replaceChildren(outside, host);
  expect(playInNamed(guide, 'screen', 'live:2001')).toBe(true);
  expect([inside.content, outside.content]).toEqual(['live:2001', undefined]);
});

test('where nothing has that id it plays nowhere, and the page’s author is told once, by the guide alone', async () => {
  const heard = vi.fn();
  guide.addEventListener('footlight-error', ({ detail }: CustomEventInit<{ code: string }>) => heard(detail?.code));
  expect([playInNamed(guide, 'nowhere', 'live:2001'), playInNamed(guide, 'nowhere', 'live:2002')]).toEqual([false, false]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('player-not-found'));
  expect([heard.mock.calls.length, vi.mocked(console.warn).mock.calls]).toEqual([1, [[expect.stringMatching(/player-not-found: <footlight-epg-grid> for="nowhere" names no element/)]]]);
});

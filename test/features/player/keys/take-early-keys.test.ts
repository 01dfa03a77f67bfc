import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { pressEarly } from '../../../../src/features/player/keys/press-early.ts';
import { takeEarlyKeys } from '../../../../src/features/player/keys/take-early-keys.ts';
import { createPlayerScreen, type PressedKey } from '../../../../src/features/player/player-screen.ts';
import type { Player } from '../../../../src/store/playback/player.ts';

const film = { kind: 'vod', id: '1001' } as const;
const nothing = { closest: () => null } as unknown as Element;

function stage(phase = 'open') {
  const [content, screen] = [signal<object>(film), createPlayerScreen()];
  const player = { content, phase: signal(phase) } as unknown as Player;
  const press = (key: string, timeStamp = performance.now()) => pressEarly(player, screen, { key, timeStamp, preventDefault() {} } as PressedKey, nothing, true);
  return { content, press, taken: () => takeEarlyKeys(player, screen).map(({ event }) => event.key) };
}

test('a key counts once, and in its order', () => {
  const { press, taken } = stage();
  press('l');
  press('m');
  expect(taken()).toEqual(['l', 'm']);
  expect(taken()).toEqual([]);
});

test('a key that was meant for another title, or was pressed long ago, counts no longer', () => {
  const { content, press, taken } = stage();
  press('l');
  content.value = { kind: 'vod', id: '1002' };
  press('m');
  press('k', performance.now() - 11_000);
  expect(taken()).toEqual(['m']);
});

test('keys of a title that is still loading are not kept, and of very many only the newest', () => {
  const loading = stage('loading');
  loading.press('k');
  expect(loading.taken()).toEqual([]);
  const { press, taken } = stage();
  press('k');
  for (let at = 0; at < 20; at += 1) press('l');
  expect(taken()).toEqual(Array.from({ length: 20 }, () => 'l'));
});

// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { rememberPlace, takePlace } from '../../../widgets/player/left-place.ts';
import type { PlayerHost } from '../../../widgets/player/player-properties.ts';

function hostOf(content = 'vod:1001') {
  const emit = vi.fn();
  const host = { element: document.createElement('div'), props: { content: signal(content) }, emit } as unknown as PlayerHost;
  return { host, emit };
}
const playing = { paused: false, currentTime: 31, duration: 60 };

test('an element that leaves while it plays says that it stopped, and comes back at its place, once', () => {
  const { host, emit } = hostOf();
  rememberPlace(host, playing);
  expect(emit.mock.calls).toEqual([['pause', null]]);
  expect([takePlace(host), takePlace(host)]).toEqual([31, undefined]);
});

test('one that was paused leaves without a word', () => {
  const { host, emit } = hostOf();
  rememberPlace(host, { ...playing, paused: true });
  expect([emit.mock.calls.length, takePlace(host)]).toEqual([0, 31]);
});

test.each([
  ['has not begun', { ...playing, currentTime: 0 }], ['is live', { ...playing, duration: Infinity }], ['knows no length', { ...playing, duration: Number.NaN }],
])('a title that %s has no place', (_what, player) => {
  const { host } = hostOf();
  rememberPlace(host, player);
  expect(takePlace(host)).toBeUndefined();
});

test('other content begins by itself', () => {
  const { host } = hostOf();
  rememberPlace(host, playing);
  (host.props.content as unknown as { value: string }).value = 'vod:1002';
  expect(takePlace(host)).toBeUndefined();
});

test('a player that is only drawn anew, in its page, keeps nothing', () => {
  const { host, emit } = hostOf();
  document.body.append(host.element);
  rememberPlace(host, playing);
  expect([emit.mock.calls.length, takePlace(host)]).toEqual([0, undefined]);
});

// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForAds } from '../../../../src/store/playback/ads/wait-for-ads.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';

/** A film about to start. */
async function film() {
  const stage = playerStage();
  await stage.player.open({ kind: 'vod', id: '1001' });
  return stage;
}

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('waits for what plays ads, and then for the ad', async () => {
  const gate = { beforeStart: signal<(() => Promise<void>) | undefined>(undefined) };
  waitForAds(gate);
  const steps: string[] = [];
  const started = gate.beforeStart.peek()!().then(() => steps.push('film'));
  await vi.advanceTimersByTimeAsync(100);
  gate.beforeStart.value = async () => { steps.push('ad'); };
  await started;
  expect(steps).toEqual(['ad', 'film']);
});

test('what has joined already is kept', () => {
  const joined = async () => undefined;
  const gate = { beforeStart: signal<(() => Promise<void>) | undefined>(joined) };
  waitForAds(gate);
  expect(gate.beforeStart.peek()).toBe(joined);
});

test('goes on without it after five seconds', async () => {
  const gate = { beforeStart: signal<(() => Promise<void>) | undefined>(undefined) };
  waitForAds(gate);
  let isOver = false;
  void gate.beforeStart.peek()!().then(() => { isOver = true; });
  await vi.advanceTimersByTimeAsync(4999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('a film with ads does not start before they are over, and one without starts at once', async () => {
  const { player } = await film();
  let end = () => {};
  player.joinAds(() => new Promise((resolve) => { end = resolve; }));
  const started = player.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.paused.value).toBe(true);
  end();
  await started;
  expect(player.status.value).toBe('playing');

  const other = await film();
  await other.player.play();
  expect(other.player.status.value).toBe('playing');
});

test('an ad takes play and pause, and nothing seeks until it goes', async () => {
  const { player } = await film();
  const show = player.joinAds(async () => undefined);
  await player.play();
  player.pause();
  const asked: string[] = [];
  show({ type: 'MID', index: 1, count: 1, duration: 8, paused: signal(false), skip: signal(undefined), play: async () => { asked.push('play'); }, pause: () => { asked.push('pause'); } });
  await player.play();
  player.pause();
  await player.seek(30);
  await player.seekBy(10);
  expect(asked).toEqual(['play', 'pause']);
  expect([player.position.value, player.paused.value]).toEqual([0, true]);
  show(undefined);
  await player.seek(30);
  expect(player.position.value).toBe(30);
});

test('what waited for an ad is let go when another title is opened', async () => {
  const { player } = await film();
  player.joinAds(() => new Promise(() => undefined));
  const started = player.play().catch((failure: { reason: string }) => failure.reason);
  await player.open({ kind: 'vod', id: '1002' });
  expect(await started).toBe('aborted');
  expect(player.ad.value).toBeUndefined();
});

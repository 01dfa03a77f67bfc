import { signal } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { AdControls } from '../../../../src/features/player/ads/ad-controls.tsx';
import { tellAd } from '../../../../src/features/player/ads/tell-ad.ts';
import type { AdSpot } from '../../../../src/store/playback/ads/ad-spot.ts';
import type { SpotOnScreen } from '../../../../src/store/playback/ads/play-spot.ts';
import type { AdView } from '../../../../src/store/playback/ads/run-ads.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { act, fireEvent, render, screen, userEvent } from '../../../support/render.tsx';

afterEach(disposePlayers);

/** The second of two ads, eight seconds long, as it plays. */
function adOnScreen(facts: Partial<AdSpot> = {}) {
  const state = { position: signal(0), duration: signal<number | undefined>(8), paused: signal(false), muted: signal(false) };
  const asked = { play: vi.fn(async () => undefined), pause: vi.fn(), skip: vi.fn(), click: vi.fn(), setMuted: vi.fn() };
  const spot = { id: 'moon', title: 'Paper boats', duration: 8, skipAfter: 5, files: [], clickUrl: 'https://shop.test/', track: {} as never, ...facts };
  const onScreen: SpotOnScreen = { spot, ...state, ...asked, over: new Promise(() => undefined) };
  const view: AdView & { onScreen: SpotOnScreen } = { type: 'PRE', index: 2, count: 2, onScreen };
  return { ...state, asked, view };
}

function show(facts?: Partial<AdSpot>) {
  const ad = adOnScreen(facts);
  const { player } = playerStage();
  const box = document.createElement('div');
  render(fakeRuntime().within(<AdControls view={ad.view} player={player} box={box} />));
  return { ...ad, player };
}

test('an ad says which of how many it is and how long it lasts, and waits with its skip button', async () => {
  const { position, asked } = show();
  screen.getByRole('group', { name: 'Ad 2 of 2' });
  expect(screen.getByText('· 0:08', { exact: false }).textContent).toBe(' · 0:08');
  const skip = screen.getByRole('button', { name: 'Skip in 5' });
  await userEvent.click(skip);
  expect(asked.skip).not.toHaveBeenCalled();
  await act(async () => { position.value = 2.2; });
  screen.getByRole('button', { name: 'Skip in 3' });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('28');
  await act(async () => { position.value = 5; });
  await userEvent.click(screen.getByRole('button', { name: 'Skip ad' }));
  expect(asked.skip).toHaveBeenCalledOnce();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('its link is a real one, in a tab of its own that cannot reach back, and tells of the click', async () => {
  const { asked } = show();
  const link = screen.getByRole('link', { name: 'Learn more' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['https://shop.test/', '_blank', 'noopener noreferrer']);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(asked.click).toHaveBeenCalledOnce();
});

test('an ad without a link and without a skip has neither', () => {
  show({ clickUrl: undefined, skipAfter: undefined });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull();
});

test('it can be paused and silenced', async () => {
  const { asked, paused, muted } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(asked.pause).toHaveBeenCalledOnce();
  await act(async () => { paused.value = muted.value = true; });
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unmute' }));
  expect(asked.play).toHaveBeenCalledOnce();
  expect(asked.setMuted).toHaveBeenCalledWith(false);
});

test('the page hears each phase, each second, and once that it may be skipped', () => {
  const { view, position } = adOnScreen();
  const told: unknown[] = [];
  const teller = tellAd((...[, detail]) => told.push(detail) > 0);
  teller.tell('started', view);
  for (const seconds of [0.4, 1.1, 1.6, 5.2, 5.8]) position.value = seconds;
  teller.tell('ended', view);
  position.value = 7;
  const base = { id: 'moon', title: 'Paper boats', index: 2, count: 2, duration: 8 };
  expect(told).toEqual([
    { ...base, phase: 'started', position: 0, skippableIn: 5 },
    { ...base, phase: 'progress', position: 1.1, skippableIn: 3.9 },
    { ...base, phase: 'progress', position: 5.2, skippableIn: 0 },
    { ...base, phase: 'skippable', position: 5.2, skippableIn: 0 },
    { ...base, phase: 'ended', position: 5.8, skippableIn: 0 },
  ]);
});

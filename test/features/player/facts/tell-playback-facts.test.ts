// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { signal } from '@preact/signals-core';
import type { Emit } from '../../../../src/binding/emit.ts';
import type { PlayerEvents } from '../../../../src/features/player/events.ts';
import { tellPlaybackFacts } from '../../../../src/features/player/facts/tell-playback-facts.ts';
import { createPlayerState } from '../../../../src/store/playback/player-state.ts';
import type { Player } from '../../../../src/store/playback/player.ts';

const english = { id: 'en', language: 'en', label: 'English', active: false };
const low = { id: '360', height: 360, bitrate: 800_000 };

/** A player whose signals the test writes, and what it told. @param before what happened before this code was there */
function told(before?: (state: ReturnType<typeof createPlayerState>) => void) {
  const state = createPlayerState();
  before?.(state);
  const video = document.createElement('video');
  const events: [string, unknown][] = [];
  const emit: Emit<PlayerEvents> = (...[name, detail]) => (events.push([name, detail]), true);
  const stop = tellPlaybackFacts({ ...state, content: signal({ kind: 'vod', id: '1001' }) } as unknown as Player, video, emit);
  return { state, video, events, stop, names: () => events.map(([name]) => name) };
}

test('tells nothing of an empty player', () => {
  expect(told().events).toEqual([]);
});

test('tells what happened before its code came', () => {
  const { names } = told(({ textTracks, audioTracks, qualities, live, fullscreen }) => {
    textTracks.value = [english];
    audioTracks.value = [{ ...english, active: true }];
    qualities.value = [low];
    live.value = true;
    fullscreen.value = true;
  });
  expect(names()).toEqual(['tracks-change', 'track-change', 'quality-change', 'live-change', 'fullscreen-change']);
});

test('tells the captions that can be chosen, and a choice as a change of its own', () => {
  const { state, events } = told();
  state.textTracks.value = [english];
  expect(events).toEqual([['tracks-change', { text: [english], audio: [] }]]);
  state.textTracks.value = [{ ...english, active: true }];
  expect(events.slice(1)).toEqual([
    ['tracks-change', { text: [{ ...english, active: true }], audio: [] }],
    ['track-change', { kind: 'text', id: 'en', language: 'en' }],
  ]);
  state.textTracks.value = [english];
  expect(events.at(-1)).toEqual(['track-change', { kind: 'text', id: null, language: null }]);
});

test('tells another spoken language', () => {
  const { state, events } = told();
  state.audioTracks.value = [{ ...english, active: true }];
  expect(events).toContainEqual(['track-change', { kind: 'audio', id: 'en', language: 'en' }]);
});

test('tells which quality plays, without what a stream does not declare', () => {
  const { state, events } = told();
  state.qualities.value = [{ id: '360', height: 360, bitrate: 800_000, codec: 'avc1' }];
  state.quality.value = { playing: { id: '360', height: 360, bitrate: 800_000 }, chosen: null };
  expect(events.at(-1)).toEqual(['quality-change', { qualities: [low], quality: { playing: low, chosen: null } }]);
});

test('tells a live title when it leaves its edge, not at each second', () => {
  const { state, names } = told();
  state.live.value = true;
  state.windowSeconds.value = 100;
  state.windowSeconds.value = 101;
  state.behindLive.value = 20;
  state.behindLive.value = 21;
  expect(names()).toEqual(['live-change', 'live-change', 'live-change']);
});

test('tells fullscreen and picture-in-picture', () => {
  const { state, video, events } = told();
  state.fullscreen.value = true;
  video.dispatchEvent(new Event('enterpictureinpicture'));
  video.dispatchEvent(new Event('leavepictureinpicture'));
  expect(events).toEqual([
    ['fullscreen-change', { fullscreen: true }],
    ['picture-in-picture-change', { pictureInPicture: true }],
    ['picture-in-picture-change', { pictureInPicture: false }],
  ]);
});

test('tells nothing after its stop', () => {
  const { state, video, events, stop } = told();
  stop();
  state.fullscreen.value = true;
  state.textTracks.value = [english];
  video.dispatchEvent(new Event('enterpictureinpicture'));
  expect(events).toEqual([]);
});

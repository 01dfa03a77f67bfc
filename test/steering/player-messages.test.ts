import { describe, expect, expectTypeOf, it } from 'vitest';
import type { EventData } from '../../bridge/contract/events.ts';
import { eventNames, shapeOfEvent } from '../../bridge/contract/events.ts';
import type { PlayerState } from '../../bridge/contract/player/player-state.ts';
import type { EventArguments } from '../../src/binding/emit.ts';
import type { MediaEventName, PlayerEvents } from '../../src/features/player/events.ts';
import type { PublicPlayerState } from '../../src/features/player/public-state.ts';
import { allPlayerMessages, eventOf, messageOf, playerMessages } from '../../src/steering/player-messages.ts';

const state: PublicPlayerState = {
  id: '1001', title: 'The Paper Moon', kind: 'vod', accessLevel: 'GRANTED', status: 'playing', position: 12.5, duration: 60,
  volume: 40, muted: false, playing: true, live: false, fullscreen: false, rate: 1.5, windowSeconds: 0, behindLive: 0, buffered: [{ start: 0, end: 20 }], textTracks: [{ id: '0', language: 'en', label: 'English', active: true }],
  audioTracks: [{ id: 'a', language: 'en', label: 'English', active: true }], qualities: [{ id: 'q', height: 720, bitrate: null }], quality: { playing: null, chosen: 'q' }, need: null, error: null,
};

type Own = Exclude<keyof PlayerEvents, MediaEventName>;
/** Every event of the element with a detail of its kind; the compiler refuses a missing one. */
const told: { [N in keyof PlayerEvents]: EventArguments<PlayerEvents> & [N, PlayerEvents[N]] } = {
  play: ['play', null], playing: ['playing', null], pause: ['pause', null], timeupdate: ['timeupdate', null], seeking: ['seeking', null], seeked: ['seeked', null],
  ended: ['ended', null], volumechange: ['volumechange', null], waiting: ['waiting', null], loadedmetadata: ['loadedmetadata', null], durationchange: ['durationchange', null],
  ratechange: ['ratechange', null], loadstart: ['loadstart', null], loadeddata: ['loadeddata', null], canplay: ['canplay', null], canplaythrough: ['canplaythrough', null],
  progress: ['progress', null], emptied: ['emptied', null], stalled: ['stalled', null], suspend: ['suspend', null], abort: ['abort', null],
  'tracks-change': ['tracks-change', { text: state.textTracks, audio: state.audioTracks }],
  'track-change': ['track-change', { kind: 'text', id: null, language: null }],
  'quality-change': ['quality-change', { qualities: state.qualities, quality: state.quality }],
  'fullscreen-change': ['fullscreen-change', { fullscreen: true }],
  'picture-in-picture-change': ['picture-in-picture-change', { pictureInPicture: true }],
  'cast-change': ['cast-change', { state: 'connected', kind: 'cast', device: 'Living room' }],
  'live-change': ['live-change', { live: true, windowSeconds: 120, behindLive: 30 }],
  'chapter-change': ['chapter-change', { chapter: { title: 'The storm', start: 12, end: 30 }, index: 1 }],
  'layout-change': ['layout-change', { layout: 'quad', layouts: ['twoUp', 'pip', 'threeUp', 'quad'] }],
  'skip-marker': ['skip-marker', { kind: 'intro', start: 2, end: 8, phase: 'entered' }],
  programme: ['programme', { now: { id: 'p1', title: 'News', start: 1_790_000_000_000, end: 1_790_000_600_000 }, next: null }],
  ad: ['ad', { phase: 'started', id: 'ad1', title: null, index: 1, count: 2, position: 0, duration: 15, skippableIn: 5 }],
  degraded: ['degraded', { missing: ['fullscreen'] }],
  ready: ['ready', { id: '1001', title: 'The Paper Moon', duration: 60 }],
  statechange: ['statechange', state],
  'sign-in-required': ['sign-in-required', { id: '1001', kind: 'vod', need: 'sign-in', asked: false }],
  'access-required': ['access-required', { id: '1001', kind: 'vod', need: 'licence', asked: true }],
  'playback-blocked': ['playback-blocked', { muted: true }],
  error: ['error', { code: 'vod-not-found', message: 'videoNotFound', retryable: false }],
  'go-back': ['go-back', null],
};

describe('events of a framed player', () => {
  it.each(Object.entries(told))('%s crosses the bridge and comes out the same', (_name, event) => {
    const { message, data } = messageOf(event as EventArguments<PlayerEvents>, state);
    const crossed = shapeOfEvent(message).data.safeParse(JSON.parse(JSON.stringify(data)));
    expect(crossed.success).toBe(true);
    expect(eventOf(message, crossed.data)).toEqual(event);
  });

  it('use names of the bridge, each once', () => {
    for (const message of Object.values(playerMessages)) expect(eventNames).toContain(message);
    expect(new Set(allPlayerMessages).size).toBe(allPlayerMessages.length);
  });

  it('have the details that the bridge promises', () => {
    expectTypeOf<PublicPlayerState>().toEqualTypeOf<PlayerState>();
    expectTypeOf<{ [N in Own]: PlayerEvents[N] }>().toEqualTypeOf<{ [N in Own]: EventData<(typeof playerMessages)[N]> }>();
  });
});

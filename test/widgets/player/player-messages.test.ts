import { describe, expect, expectTypeOf, it } from 'vitest';
import type { EventData } from '../../../bridge/contract/events.ts';
import { eventNames, shapeOfEvent } from '../../../bridge/contract/events.ts';
import type { PlayerState } from '../../../bridge/contract/player-state.ts';
import type { EventArguments } from '../../../src/binding/emit.ts';
import type { MediaEventName, PlayerEvents } from '../../../src/features/player/events.ts';
import type { PublicPlayerState } from '../../../src/features/player/public-state.ts';
import { allPlayerMessages, eventOf, messageOf, playerMessages } from '../../../widgets/player/player-messages.ts';

const state: PublicPlayerState = {
  id: '1001', title: 'The Paper Moon', kind: 'vod', accessLevel: 'GRANTED', status: 'playing', position: 12.5, duration: 60,
  volume: 40, muted: false, playing: true, live: false, fullscreen: false, textTracks: [{ id: '0', language: 'en', label: 'English', active: true }], need: null, error: null,
};

type Own = Exclude<keyof PlayerEvents, MediaEventName>;
/** Every event of the element with a detail of its kind; the compiler refuses a missing one. */
const told: { [N in keyof PlayerEvents]: EventArguments<PlayerEvents> & [N, PlayerEvents[N]] } = {
  play: ['play', null], playing: ['playing', null], pause: ['pause', null], timeupdate: ['timeupdate', null], seeking: ['seeking', null], seeked: ['seeked', null],
  ended: ['ended', null], volumechange: ['volumechange', null], waiting: ['waiting', null], loadedmetadata: ['loadedmetadata', null], durationchange: ['durationchange', null],
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

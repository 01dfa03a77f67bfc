import { effect, untracked } from '@preact/signals-core';
import type { Emit, EventArguments } from '../../binding/emit.ts';
import type { AccessRequest } from '../../parts/access/access-request.ts';
import type { Player } from '../../store/playback/player.ts';
import { mediaEventNames, type MediaEventName, type PlayerEvents } from './events.ts';
import { publicStateOf, type PublicPlayerState } from './public-state.ts';

/** `timeupdate` at most this often. @source design/bridge.md "timeupdate (4 Hz, coalesced)" */
const TIME_EVERY_MS = 250;

/** Repeats the media element's own events. @returns stop */
export function emitMediaEvents(video: HTMLVideoElement, emit: Emit<PlayerEvents>): () => void {
  let emittedAt = -Infinity;
  const repeat = ({ type, timeStamp }: Event) => {
    if (type === 'timeupdate') {
      if (timeStamp - emittedAt < TIME_EVERY_MS) return;
      emittedAt = timeStamp;
    }
    emit(type as MediaEventName, null);
  };
  for (const name of mediaEventNames) video.addEventListener(name, repeat);
  return () => mediaEventNames.forEach((name) => video.removeEventListener(name, repeat));
}

/** Emits what the player knows beyond its media. @returns stop */
export function emitPlayerEvents(player: Player, emit: Emit<PlayerEvents>): () => void {
  const stops = [
    effect(() => {
      // Without content there is no status to report.
      if (player.status.value !== 'idle' || player.content.value) untracked(() => emit('statechange', publicStateOf(player)));
    }),
    effect(() => {
      if (player.metadata.value) untracked(() => emit(...readyOf(publicStateOf(player))));
    }),
    effect(() => {
      const blocked = player.playbackBlocked.value;
      if (blocked) untracked(() => emit('playback-blocked', blocked));
    }),
    effect(() => {
      void player.outcome.value;
      void player.failure.value;
      untracked(() => {
        const refusal = refusalOf(publicStateOf(player));
        if (refusal) emit(...refusal);
      });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** A title is there. */
export function readyOf({ id, title, duration }: PublicPlayerState): EventArguments<PlayerEvents> {
  return ['ready', { id, title, duration }];
}

/** Why a title does not play, when it does not. */
export function refusalOf({ id, kind, need, error }: PublicPlayerState): EventArguments<PlayerEvents> | undefined {
  if (need) return accessEvent({ id, kind, need, asked: false });
  return error ? ['error', error] : undefined;
}

/** The viewer pressed the button that leads to a sign-in or a purchase. */
export function requestAccess(player: Player, emit: Emit<PlayerEvents>): void {
  const { id, kind, need } = publicStateOf(player);
  if (need) emit(...accessEvent({ id, kind, need, asked: true }));
}

function accessEvent(request: AccessRequest): EventArguments<PlayerEvents> {
  return [request.need === 'sign-in' ? 'sign-in-required' : 'access-required', request, { cancelable: request.asked }];
}

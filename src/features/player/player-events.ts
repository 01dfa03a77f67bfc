import { effect, untracked } from '@preact/signals-core';
import type { Emit } from '../../binding/emit.ts';
import { isWaitingForAccess } from '../../rules/playback/playback-outcome.ts';
import type { Player } from '../../store/playback/player.ts';

/** Told with the names of HTML's media element. */
export const mediaEventNames = [
  'play', 'playing', 'pause', 'timeupdate', 'seeking', 'seeked', 'ended', 'volumechange', 'waiting', 'loadedmetadata', 'durationchange',
] as const;

/** `timeupdate` at most this often. @source design/bridge.md "timeupdate (4 Hz, coalesced)" */
const TIME_EVERY_MS = 250;

/** Custom states of the element: `footlight-player:state(playing)`. */
export const stateNames = ['playing', 'live', 'buffering', 'fullscreen', 'ended', 'error'] as const;
export type SetState = (name: (typeof stateNames)[number], on: boolean) => void;

/** Tells the page what the media does. @returns stop */
export function tellMedia(video: HTMLVideoElement, emit: Emit): () => void {
  let toldAt = -Infinity;
  const tell = ({ type, timeStamp }: Event) => {
    if (type === 'timeupdate') {
      if (timeStamp - toldAt < TIME_EVERY_MS) return;
      toldAt = timeStamp;
    }
    emit(type);
  };
  for (const name of mediaEventNames) video.addEventListener(name, tell);
  return () => mediaEventNames.forEach((name) => video.removeEventListener(name, tell));
}

/** Tells the page what the player knows beyond its media. @returns stop */
export function tellPlayer(player: Player, emit: Emit): () => void {
  const stops = [
    effect(() => {
      const status = player.status.value;
      untracked(() => emit('statechange', { status, content: player.content.peek() }));
    }),
    effect(() => {
      if (player.metadata.value) untracked(() => emit('ready', { content: player.content.peek(), title: player.item.peek()?.title, duration: player.duration.peek() }));
    }),
    effect(() => {
      const blocked = player.playbackBlocked.value;
      if (blocked) emit('playback-blocked', blocked);
    }),
    effect(() => {
      const outcome = player.outcome.value;
      const failure = player.failure.value;
      untracked(() => tellOutcome(player, outcome, failure, emit));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function tellOutcome(player: Player, outcome: Player['outcome']['value'], failure: Player['failure']['value'], emit: Emit): void {
  if (isWaitingForAccess(outcome)) askForAccess(player, emit, false);
  else if (outcome) emit('error', { code: outcome.code, message: outcome.labelKey, retryable: outcome.retryable });
  else if (failure) emit('error', { code: failure.code, message: failure.kind, retryable: true });
}

/**
 * The viewer must sign in or buy first.
 *
 * @param asked the viewer pressed the button: then the event can be prevented, and else somebody leads the viewer there
 */
export function askForAccess(player: Player, emit: Emit, asked: boolean): void {
  const outcome = player.outcome.peek();
  const name = outcome?.kind === 'sign-in' ? 'sign-in-required' : 'access-required';
  emit(name, { content: player.content.peek(), licences: outcome?.licences ?? [], need: outcome?.kind, asked }, { cancelable: asked });
}

/** Keeps the element's custom states. @returns stop */
export function keepStates(player: Player, setState: SetState): () => void {
  return effect(() => {
    const status = player.status.value;
    setState('playing', status === 'playing');
    setState('buffering', status === 'buffering');
    setState('ended', status === 'ended');
    setState('error', status === 'error' || status === 'start-failed');
    setState('live', player.live.value);
    setState('fullscreen', player.fullscreen.value);
  });
}

import { computed, effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Emit } from '../../../binding/emit.ts';
import type { Player } from '../../../store/playback/player.ts';
import type { PlayerEvents } from '../events.ts';
import { publicStateOf } from '../public-state.ts';

/** Calls back when a value becomes another one. @param last what holds before anything is open: this code may come later than what it tells. @returns stop */
function onChange<T>(value: ReadonlySignal<T>, last: NoInfer<T>, tell: (value: T) => void): () => void {
  return effect(() => {
    const next = value.value;
    if (Object.is(next, last)) return;
    last = next;
    untracked(() => tell(next));
  });
}

const activeOf = (tracks: readonly { id: string; active: boolean }[]) => tracks.find(({ active }) => active)?.id ?? null;

function tellTracks(player: Player, emit: Emit<PlayerEvents>): (() => void)[] {
  const listed = computed(() => JSON.stringify([player.textTracks.value, player.audioTracks.value].map((tracks) => tracks.map(({ id, label, active }) => [id, label, active]))));
  const kinds = [['text', player.textTracks], ['audio', player.audioTracks]] as const;
  return [
    onChange(listed, '[[],[]]', () => {
      const { textTracks: text, audioTracks: audio } = publicStateOf(player);
      emit('tracks-change', { text, audio });
    }),
    ...kinds.map(([kind, tracks]) => onChange(computed(() => activeOf(tracks.value)), null, (id) => {
      emit('track-change', { kind, id, language: tracks.peek().find((track) => track.id === id)?.language ?? null });
    })),
  ];
}

/** A live title is told again when it leaves or reaches its edge and when it can or cannot be rewound, not at each second. */
function tellLive(player: Player, emit: Emit<PlayerEvents>): () => void {
  const place = computed(() => [player.live.value, player.behindLive.value > 0, player.windowSeconds.value > 0].join());
  return onChange(place, 'false,false,false', () => {
    const { live, windowSeconds, behindLive } = publicStateOf(player);
    emit('live-change', { live, windowSeconds, behindLive });
  });
}

function tellQuality(player: Player, emit: Emit<PlayerEvents>): () => void {
  const inUse = computed(() => JSON.stringify([player.quality.value.chosen, player.quality.value.playing?.id, player.qualities.value.map(({ id }) => id)]));
  return onChange(inUse, '[null,null,[]]', () => {
    const { qualities, quality } = publicStateOf(player);
    emit('quality-change', { qualities, quality });
  });
}

function tellPictureInPicture(video: HTMLVideoElement, emit: Emit<PlayerEvents>): () => void {
  const enter = () => emit('picture-in-picture-change', { pictureInPicture: true });
  const leave = () => emit('picture-in-picture-change', { pictureInPicture: false });
  video.addEventListener('enterpictureinpicture', enter);
  video.addEventListener('leavepictureinpicture', leave);
  return () => {
    video.removeEventListener('enterpictureinpicture', enter);
    video.removeEventListener('leavepictureinpicture', leave);
  };
}

/**
 * Emits tracks, quality, live, fullscreen and picture-in-picture as they change. What is true now is the player's state.
 *
 * @returns stop
 * @source design/bridge.md "Events"
 */
export function tellPlaybackFacts(player: Player, video: HTMLVideoElement, emit: Emit<PlayerEvents>): () => void {
  const stops = [
    ...tellTracks(player, emit),
    tellQuality(player, emit),
    tellLive(player, emit),
    tellPictureInPicture(video, emit),
    onChange(player.fullscreen, false, (fullscreen) => emit('fullscreen-change', { fullscreen })),
  ];
  return () => stops.forEach((stop) => stop());
}

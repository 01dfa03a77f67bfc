import { effect, untracked } from '@preact/signals-core';
import type { Engine } from '../../../playback/engine.ts';
import { preferredAudio } from '../../../rules/playback/tracks/preferred-audio.ts';
import { forcedText, preferredText } from '../../../rules/playback/tracks/preferred-text.ts';
import type { TrackWishes } from '../../../rules/playback/tracks/track-wish.ts';
import type { PlayerInternals } from '../player-internals.ts';
import { profileWishes } from './profile-wishes.ts';
import { seriesChoicesOf } from './series-choices.ts';
import { seriesOf } from './series-of.ts';

/**
 * Chooses the tracks of one opened title as the viewer wants them.
 *
 * 1. For the tracks that are known, the ladder is walked: session, series, profile, the title's default. Again when others become known.
 * 2. While captions are off, those for what is foreign are shown, in the language that is spoken.
 * 3. A quality that was chosen for the title before is chosen again.
 *
 * @param again has it called once more, when the profile is known
 * @returns choose, called whenever the tracks or what is active changed
 * @source design/player.md "Tracks"
 */
export function chooseTracks(player: PlayerInternals, again: () => void, signal: AbortSignal): (open: Engine) => void {
  const { context, choices, state } = player;
  let profile: TrackWishes = {};
  let walked = { audio: '', text: '', quality: false };
  const rungs = () => [choices, seriesChoicesOf(context, seriesOf(state.item.peek())), profile];

  const chooseAudio = (open: Engine) => {
    const tracks = open.audioTracks();
    const known = namesOf(tracks);
    if (known === walked.audio) return;
    walked.audio = known;
    const id = preferredAudio(tracks, rungs());
    if (id !== undefined && !tracks.some((track) => track.active && track.id === id)) open.setAudioTrack(id);
  };
  const chooseText = (open: Engine) => {
    const tracks = open.textTracks();
    const known = namesOf(tracks);
    if (known === walked.text) return;
    walked.text = known;
    const id = preferredText(tracks, rungs());
    if (id !== null && !tracks.some((track) => track.active && track.id === id)) open.setTextTrack(id);
  };
  const showForced = (open: Engine) => {
    const tracks = open.textTracks();
    const active = tracks.find((track) => track.active);
    if (active && active.kind !== 'forced') return;
    const id = forcedText(tracks, open.audioTracks().find((track) => track.active)?.language ?? '');
    if (id !== (active?.id ?? null)) open.setTextTrack(id);
  };
  const chooseQuality = (open: Engine) => {
    const qualities = open.qualities();
    if (walked.quality || qualities.length === 0) return;
    walked.quality = true;
    const wanted = choices.lines && open.quality().chosen === null && qualities.findLast(({ height }) => height === choices.lines);
    if (wanted) open.setQuality(wanted.id);
  };

  const askProfile = () => {
    const viewer = context.viewer.peek();
    profileWishes(context).then((wishes) => {
      if (signal.aborted || viewer !== context.viewer.peek() || JSON.stringify(wishes) === JSON.stringify(profile)) return;
      profile = wishes;
      walked = { ...walked, audio: '', text: '' };
      again();
    }, () => undefined);
  };
  const stop = effect(() => {
    void context.viewer.value;
    untracked(askProfile);
  });
  const stopHearing = context.onChanged(({ subject }) => void (subject === 'profile' && askProfile()));
  signal.addEventListener('abort', () => [stop, stopHearing].forEach((end) => end()));
  return (open) => {
    chooseAudio(open);
    chooseText(open);
    showForced(open);
    chooseQuality(open);
  };
}

const namesOf = (tracks: readonly { id: string; language: string }[]) => tracks.map(({ id, language }) => `${id} ${language}`).join();

import type { TrackWishes } from '../../../rules/playback/tracks/track-wish.ts';
import type { PlayerInternals } from '../player-internals.ts';
import { keepChoice } from '../viewer-choices.ts';
import { seriesOf } from './series-of.ts';

/** What a viewer chooses of a title's tracks and qualities. Each shows in the state when the engine has it. */
export interface TrackControls {
  /** A track of `textTracks`, or null for no captions. Kept for the next title, and for the series on this device. */
  setTextTrack(id: string | null): void;
  /** Captions off, or on again as they were last; the first time in the viewer's language. */
  toggleCaptions(): void;
  /** A track of `audioTracks`. Kept for the next title, and for the series on this device. */
  setAudioTrack(id: string): void;
  /** One of `qualities`, or null for automatic. Kept for the next title: it is about this connection. */
  setQuality(id: string | null): void;
  /** Limits automatic quality, such as in a small tile; kept for the next title. @param maxHeight pixels */
  setQualityCap(maxHeight: number | undefined): void;
}

export function createTrackControls(player: PlayerInternals): TrackControls {
  const { state, engine, qualityCap } = player;
  const setTextTrack = (id: string | null) => {
    const track = state.textTracks.peek().find((candidate) => candidate.id === id);
    const text = track ? { language: track.language, kind: track.kind === 'captions' ? track.kind : undefined } : null;
    if (text) keepChoice(player, { lastText: text });
    keep(player, { text });
    engine.peek()?.setTextTrack(id);
  };
  return {
    setTextTrack,
    toggleCaptions() {
      if (state.textTracks.peek().some(({ active }) => active)) return setTextTrack(null);
      void import('./captions-to-show.ts').then(({ captionsToShow }) => setTextTrack(captionsToShow(player)), () => undefined);
    },
    setAudioTrack(id) {
      const track = state.audioTracks.peek().find((candidate) => candidate.id === id);
      if (track) keep(player, { audio: { language: track.language, role: track.role } });
      engine.peek()?.setAudioTrack(id);
    },
    setQuality(id) {
      keepChoice(player, { lines: state.qualities.peek().find((quality) => quality.id === id)?.height ?? null });
      engine.peek()?.setQuality(id);
    },
    setQualityCap(maxHeight) {
      qualityCap.value = maxHeight;
      engine.peek()?.setQualityCap(maxHeight);
    },
  };
}

function keep(player: PlayerInternals, choice: TrackWishes): void {
  keepChoice(player, choice);
  const series = seriesOf(player.state.item.peek());
  if (series) void import('./series-choices.ts').then(({ keepForSeries }) => keepForSeries(player.context, series, choice), () => undefined);
}

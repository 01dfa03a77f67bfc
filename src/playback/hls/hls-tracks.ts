import type Hls from 'hls.js';
import type { MediaPlaylist } from 'hls.js';
import { captionTrackOf, emptyCaptions } from '../caption-track.ts';
import type { Engine, EngineListener } from '../engine.ts';
import type { HlsBuild } from './hls-build.ts';

type TrackChoices = Pick<Engine, 'textTracks' | 'setTextTrack' | 'captionTrack' | 'audioTracks' | 'setAudioTrack'>;

/**
 * The text and audio tracks of one element's HLS streams. What was chosen is chosen again when the source is swapped.
 *
 * @param current the instance of hls.js that feeds the element now
 */
export function createHlsTracks(video: HTMLVideoElement, current: () => Hls | undefined, listener: EngineListener): { choices: TrackChoices; follow(hls: Hls, build: HlsBuild): void } {
  let chosenText: string | null = null;
  let chosenAudio: string | undefined;

  const setTextTrack = (id: string | null) => {
    chosenText = id;
    const hls = current();
    if (!hls) return;
    emptyCaptions(captionTrackOf(video));
    hls.subtitleTrack = positionOf(hls.subtitleTracks, id);
    listener.onTracks();
  };
  const setAudioTrack = (id: string | undefined) => {
    const hls = current();
    const at = hls ? positionOf(hls.audioTracks, id) : -1;
    if (!hls || at < 0) return;
    chosenAudio = id;
    if (hls.audioTrack !== at) hls.audioTrack = at;
  };

  return {
    choices: {
      textTracks: () => (current()?.subtitleTracks ?? []).map((track) => ({ ...factsOf(track), active: String(track.id) === chosenText })),
      setTextTrack,
      captionTrack: () => (chosenText === null ? undefined : captionTrackOf(video)),
      audioTracks: () => (current()?.audioTracks ?? []).map((track, at) => ({ ...factsOf(track), active: at === current()?.audioTrack })),
      setAudioTrack,
    },
    follow(hls, { Events }) {
      hls.on(Events.CUES_PARSED, (_, { cues }) => {
        for (const cue of cues as VTTCue[]) captionTrackOf(video).addCue(cue);
      });
      hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => setTextTrack(chosenText));
      hls.on(Events.AUDIO_TRACKS_UPDATED, () => {
        setAudioTrack(chosenAudio);
        listener.onTracks();
      });
      hls.on(Events.AUDIO_TRACK_SWITCHED, () => listener.onTracks());
    },
  };
}

const positionOf = (tracks: MediaPlaylist[], id: string | null | undefined) => tracks.findIndex((track) => String(track.id) === id);
const factsOf = ({ id, lang, name }: MediaPlaylist) => ({ id: String(id), language: lang ?? '', label: name });

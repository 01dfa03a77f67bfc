import type Hls from 'hls.js';
import { addCaptions, captionTrackOf, dropCaptionsBefore, emptyCaptions } from '../../caption-track.ts';
import type { Engine, EngineListener } from '../../engine.ts';
import { audioFactsOf, textFactsOf } from './hls-track-facts.ts';
import { createHlsClosedCaptions } from './hls-closed-captions.ts';
import type { HlsBuild } from '../hls-build.ts';
import { isGoneCaptions } from '../hls-failure.ts';

type TrackChoices = Pick<Engine, 'textTracks' | 'setTextTrack' | 'captionTrack' | 'audioTracks' | 'setAudioTrack'>;

/**
 * The text and audio tracks of one element's HLS streams. What was chosen is chosen again when the source is swapped.
 *
 * @param current the instance of hls.js that feeds the element now
 */
export function createHlsTracks(video: HTMLVideoElement, current: () => Hls | undefined, listener: EngineListener): { choices: TrackChoices; follow(hls: Hls, build: HlsBuild): void } {
  let chosenText: string | null = null;
  let chosenAudio: string | undefined;
  const show = (cues: TextTrackCue[]) => {
    addCaptions(captionTrackOf(video), cues);
    if (video.seekable.length > 0) dropCaptionsBefore(captionTrackOf(video), video.seekable.start(0));
  };
  const closed = createHlsClosedCaptions((id) => { if (id === chosenText) show(closed.cuesOf(id)); }, listener.onTracks);

  const setTextTrack = (id: string | null) => {
    chosenText = id;
    const hls = current();
    if (!hls) return;
    emptyCaptions(captionTrackOf(video));
    hls.subtitleTrack = positionOf(hls.subtitleTracks, id);
    if (id !== null) show(closed.cuesOf(id));
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
      textTracks: () => (current() ? [...(current()?.subtitleTracks ?? []).map(textFactsOf), ...closed.tracks()] : [])
        .map((track) => ({ ...track, active: track.id === chosenText })),
      setTextTrack,
      captionTrack: () => (chosenText === null ? undefined : captionTrackOf(video)),
      audioTracks: () => (current()?.audioTracks ?? []).map((track, at) => ({ ...audioFactsOf(track), active: at === current()?.audioTrack })),
      setAudioTrack,
    },
    follow(hls, build) {
      const { Events } = build;
      closed.follow(hls, build);
      hls.on(Events.CUES_PARSED, (_, { type, cues, subtitleTrack }) => {
        // A file that was on its way when another language was chosen still arrives.
        const isChosen = !subtitleTrack || String(subtitleTrack.id) === chosenText;
        if (type !== 'captions' && isChosen) show(cues as VTTCue[]);
      });
      hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => setTextTrack(chosenText));
      hls.on(Events.ERROR, (_, error) => {
        if (!isGoneCaptions(error, build.ErrorDetails)) return;
        setTextTrack(null);
        // hls.js has stopped loading everything.
        if (error.fatal) hls.startLoad();
      });
      hls.on(Events.AUDIO_TRACKS_UPDATED, () => {
        setAudioTrack(chosenAudio);
        listener.onTracks();
      });
      hls.on(Events.AUDIO_TRACK_SWITCHED, () => listener.onTracks());
    },
  };
}

const positionOf = (tracks: { id: number }[], id: string | null | undefined) => tracks.findIndex((track) => String(track.id) === id);

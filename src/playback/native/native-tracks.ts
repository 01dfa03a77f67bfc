import { isCaptionTrack } from '../caption-track.ts';
import type { Engine, EngineListener } from '../engine.ts';

/** HTML's list of audio tracks, missing from TypeScript’s DOM types: only Safari has it. */
interface NativeAudioTracks extends EventTarget, ArrayLike<NativeAudioTrack> {}

interface NativeAudioTrack { id: string; kind: string; language: string; label: string; enabled: boolean }

type TrackChoices = Pick<Engine, 'textTracks' | 'setTextTrack' | 'captionTrack' | 'audioTracks' | 'setAudioTrack'>;

/** The tracks that the browser itself found in the stream. */
export function createNativeTracks(video: HTMLVideoElement, listener: EngineListener): { choices: TrackChoices; follow(signal: AbortSignal): void } {
  let chosenText: string | null = null;
  let chosenAudio: string | undefined;
  const texts = () => [...video.textTracks].filter((track) => /^(?:subtitles|captions|forced)$/.test(track.kind) && !isCaptionTrack(video, track));
  const audios = () => Array.from(audioTracksOf(video) ?? []);

  const setTextTrack = (id: string | null) => {
    chosenText = id;
    texts().forEach((track, at) => { track.mode = String(at) === id ? 'hidden' : 'disabled'; });
    listener.onTracks();
  };
  const setAudioTrack = (id: string) => {
    if (!audios().some((track, at) => audioId(track, at) === id)) return;
    chosenAudio = id;
    audios().forEach((track, at) => { track.enabled = audioId(track, at) === id; });
    listener.onTracks();
  };

  return {
    choices: {
      textTracks: () => texts().map((track, at) => ({ id: String(at), language: track.language, label: track.label, kind: kindOf(track), active: track.mode !== 'disabled' })),
      setTextTrack,
      captionTrack: () => texts().find((track) => track.mode !== 'disabled'),
      audioTracks: () => audios().map((track, at) => ({ id: audioId(track, at), language: track.language, label: track.label, role: roleOf(track), active: track.enabled })),
      setAudioTrack,
    },
    follow(signal) {
      const tell = () => listener.onTracks();
      video.textTracks.addEventListener('addtrack', tell, { signal });
      // Chosen in the browser's own menu, as on an iPhone in fullscreen.
      video.textTracks.addEventListener('change', () => {
        const at = texts().findIndex(({ mode }) => mode !== 'disabled');
        chosenText = at < 0 ? null : String(at);
        tell();
      }, { signal });
      const list = audioTracksOf(video);
      for (const name of ['addtrack', 'removetrack', 'change']) list?.addEventListener(name, tell, { signal });
      // A swapped source brings new tracks: what the viewer chose is chosen again.
      video.addEventListener('loadedmetadata', () => {
        if (chosenText !== null) setTextTrack(chosenText);
        if (chosenAudio !== undefined) setAudioTrack(chosenAudio);
      }, { signal });
    },
  };
}

/** Safari names forced subtitles by a kind that HTML does not know. */
const kindOf = ({ kind }: { kind: string }) => (kind === 'captions' || kind === 'forced' ? kind : undefined);

/** @source HTML "AudioTrack kind" */
const roleOf = ({ kind }: NativeAudioTrack) => (/^(?:descriptions|main-desc)$/.test(kind) ? 'description' : kind === 'commentary' ? kind : undefined);

const audioId = ({ id }: { id: string }, at: number) => id || String(at);

function audioTracksOf(video: HTMLVideoElement): NativeAudioTracks | undefined {
  return (video as { audioTracks?: NativeAudioTracks }).audioTracks;
}

import type { MediaInfo, MediaPlayerClass } from 'dashjs';
import type { Engine, EngineListener } from '../engine.ts';

type TrackChoices = Pick<Engine, 'textTracks' | 'setTextTrack' | 'captionTrack' | 'audioTracks' | 'setAudioTrack'>;

/**
 * The text and audio tracks of one element's DASH streams. What was chosen is chosen again when the source is swapped.
 *
 * @param current the instance of dash.js that feeds the element now; undefined before it has a source
 */
export function createDashTracks(
  video: HTMLVideoElement, current: () => MediaPlayerClass | undefined, listener: EngineListener,
): { choices: TrackChoices; follow(player: MediaPlayerClass): void } {
  let chosenText: string | null = null;
  let chosenAudio: string | undefined;
  let shown: TextTrack | undefined;
  const tracks = (type: 'text' | 'audio'): MediaInfo[] => current()?.getTracksFor(type) ?? [];

  const setTextTrack = (id: string | null) => {
    chosenText = id;
    const index = tracks('text').findIndex((track) => String(track.index) === id);
    current()?.setTextTrack(index);
    hideShown(video);
    shown = index < 0 ? undefined : dashTracks(video)[index];
    listener.onTracks();
  };
  const setAudioTrack = (id: string | undefined) => {
    const track = tracks('audio').find((candidate) => String(candidate.index) === id);
    if (!track) return;
    chosenAudio = id;
    current()?.setCurrentTrack(track);
    listener.onTracks();
  };

  return {
    choices: {
      textTracks: () => tracks('text').map((track) => ({ ...namesOf(track), kind: textKindOf(track), active: String(track.index) === chosenText })),
      setTextTrack,
      captionTrack: () => shown,
      audioTracks: () => tracks('audio').map((track) => ({ ...namesOf(track), role: audioRoleOf(track), active: current()?.getCurrentTrackFor('audio')?.index === track.index })),
      setAudioTrack,
    },
    follow(player) {
      player.on('streamInitialized', () => {
        setAudioTrack(chosenAudio);
        setTextTrack(chosenText);
      });
      player.on('allTextTracksAdded', () => setTextTrack(chosenText));
      player.on('trackChangeRendered', () => listener.onTracks());
    },
  };
}

const namesOf = (track: MediaInfo) => ({
  id: String(track.index),
  language: track.lang ?? '',
  label: track.labels[0]?.text ?? track.lang ?? '',
});

/** @source ISO/IEC 23009-1 §5.8.5.5 "urn:mpeg:dash:role:2011"; captions inside the pictures have no role */
function textKindOf(track: MediaInfo): 'captions' | 'forced' | undefined {
  if (hasRole(track, 'forced-subtitle') || hasRole(track, 'forced_subtitle')) return 'forced';
  return track.isEmbedded || hasRole(track, 'caption') ? 'captions' : undefined;
}

/** @source ISO/IEC 23009-1 §5.8.5.5; ETSI TS 103 285 §6.1.2 "AudioPurposeCS" 1: for viewers who do not see */
function audioRoleOf(track: MediaInfo): 'description' | 'commentary' | undefined {
  const describes = track.accessibility?.some(({ schemeIdUri, value }) => schemeIdUri.includes('AudioPurposeCS') && String(value) === '1');
  if (describes || hasRole(track, 'description')) return 'description';
  return hasRole(track, 'commentary') ? 'commentary' : undefined;
}

const hasRole = ({ roles }: MediaInfo, name: string) => roles?.some(({ value }) => value === name) ?? false;

/** The tracks that dash.js added, in its order: those of other engines have no language. */
const dashTracks = (video: HTMLVideoElement) => [...video.textTracks].filter((track) => track.language !== '');

/** dash.js shows the track it fills. Hidden it is filled as well, and our own captions are drawn from it. */
function hideShown(video: HTMLVideoElement): void {
  for (const track of video.textTracks) if (track.mode === 'showing') track.mode = 'hidden';
}

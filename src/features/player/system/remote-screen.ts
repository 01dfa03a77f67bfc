import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { PlaybackFacts } from '../facts/playback-facts.ts';

export type RemoteFacts = PlaybackFacts['cast-change'];

/** Another screen that can show what a video shows: AirPlay or the browser's own remote playback. */
export interface RemoteScreen {
  readonly facts: ReadonlySignal<RemoteFacts>;
  /** Lets the viewer choose a screen, or come back. Needs a gesture. */
  prompt(): void;
  stop(): void;
}

interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?(): void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

const nowhere: RemoteFacts = { state: 'unavailable', kind: null, device: null };

/** What this browser offers for the video; undefined where it offers nothing. @source design/player.md "Remote: AirPlay, Remote Playback" */
export function remoteScreenOf(video: HTMLVideoElement): RemoteScreen | undefined {
  if (video.disableRemotePlayback) return undefined;
  if ('webkitShowPlaybackTargetPicker' in video) return airPlay(video as AirPlayVideo);
  return 'remote' in video ? remotePlayback(video) : undefined;
}

function airPlay(video: AirPlayVideo): RemoteScreen {
  const facts = signal(nowhere);
  const listening = new AbortController();
  let isAvailable = false;
  const read = () => {
    const state = video.webkitCurrentPlaybackTargetIsWireless ? 'connected' : 'available';
    facts.value = isAvailable || state === 'connected' ? { state, kind: 'airplay', device: null } : nowhere;
  };
  video.addEventListener('webkitplaybacktargetavailabilitychanged', (event) => {
    isAvailable = (event as Event & { availability?: string }).availability === 'available';
    read();
  }, listening);
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', read, listening);
  return { facts, prompt: () => video.webkitShowPlaybackTargetPicker?.(), stop: () => listening.abort() };
}

function remotePlayback({ remote }: HTMLVideoElement): RemoteScreen {
  const facts = signal(nowhere);
  const listening = new AbortController();
  let isAvailable = false;
  const read = () => {
    const state = remote.state === 'disconnected' ? 'available' : remote.state;
    facts.value = isAvailable || state !== 'available' ? { state, kind: 'remote', device: null } : nowhere;
  };
  for (const name of ['connecting', 'connect', 'disconnect']) remote.addEventListener(name, read, listening);
  // A browser that cannot watch for screens says so here: then there is no button.
  remote.watchAvailability((available) => {
    isAvailable = available;
    read();
  }).catch(() => undefined);
  return {
    facts,
    prompt: () => void remote.prompt().catch(() => undefined),
    stop() {
      listening.abort();
      remote.cancelWatchAvailability().catch(() => undefined);
    },
  };
}

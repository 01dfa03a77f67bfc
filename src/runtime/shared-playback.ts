import { createPlayback, type Playback } from '../playback/create-playback.ts';

let playback: Playback | undefined;

/** The page's one way to pictures; a module of its own, so that a row does not load it. */
export function sharedPlayback(): Playback {
  return (playback ??= createPlayback());
}

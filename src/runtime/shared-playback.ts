import { handedTitle, type HandedTitle } from '../page/handed-title.ts';
import { createPlayback, type Playback } from '../playback/create-playback.ts';

let playback: Playback | undefined;

/** The page's one way to pictures; a module of its own, so that a row does not load it. */
export function sharedPlayback(): Playback {
  return (playback ??= createPlayback({ takeHanded }));
}

/** What was asked for before this code came, once, and only for the title that was meant. */
function takeHanded(origin: string, content: string): HandedTitle | undefined {
  const handed = handedTitle.read();
  return handed?.origin === origin && handed.content === content ? handedTitle.take() : undefined;
}

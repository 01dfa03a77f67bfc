import type { PlayerInternals, PlayerMedia } from './player-internals.ts';

/** Of phones that show a video alone in fullscreen, and name it in their own way. */
const phoneEvents = ['webkitbeginfullscreen', 'webkitendfullscreen'] as const;

/**
 * Keeps the player's fullscreen state true, whoever asked for it: its own button, or the page for the element that it stands in.
 *
 * @returns stop
 */
export function followFullscreen({ state }: PlayerInternals, { video, host }: PlayerMedia): () => void {
  const follow = ({ type }: Event) => { state.fullscreen.value = type === phoneEvents[0] || fills(host); };
  document.addEventListener('fullscreenchange', follow);
  for (const name of phoneEvents) video.addEventListener(name, follow);
  return () => {
    document.removeEventListener('fullscreenchange', follow);
    for (const name of phoneEvents) video.removeEventListener(name, follow);
  };
}

/** Whether the box, or the element whose shadow root holds it, fills the screen. */
function fills(box: Node): boolean {
  const root = box.getRootNode();
  return ('fullscreenElement' in root && root.fullscreenElement === box) || (root instanceof ShadowRoot && fills(root.host));
}

/** Needs a gesture of the viewer. */
export async function toggleFullscreen({ media, state }: PlayerInternals): Promise<void> {
  const attached = media.peek();
  if (!attached) return;
  const { video, host } = attached;
  // The document knows it before it tells of it: a second press in between leads out.
  if (state.fullscreen.peek() || fills(host)) return document.fullscreenElement ? document.exitFullscreen() : callOf(video, 'webkitExitFullscreen');
  // iPhones show a video alone in fullscreen.
  if (host.requestFullscreen) await host.requestFullscreen();
  else callOf(video, 'webkitEnterFullscreen');
}

function callOf(video: HTMLVideoElement, name: string): void {
  const method: unknown = Reflect.get(video, name);
  if (typeof method === 'function') method.call(video);
}

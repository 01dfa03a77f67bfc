import type { Player } from '../../../store/playback/player.ts';

/** Milliseconds within which a pause counts as the browser's, made because the page was hidden. chosen: it follows at once */
const AT_ONCE = 500;

/**
 * Goes on playing when the page is seen again, where the browser paused because it was hidden, as phones do. A pause by the viewer stays.
 *
 * @returns stop
 * @source design/player.md "Page Visibility"; chosen: a hidden page otherwise plays on, since many only listen
 */
export function resumeWhenSeen(player: Player, video: HTMLVideoElement): () => void {
  let hiddenAt = -Infinity;
  let pausedByBrowser = false;
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = performance.now();
      return;
    }
    if (pausedByBrowser) void player.play().catch(() => undefined);
    pausedByBrowser = false;
  }, { signal });
  video.addEventListener('pause', () => {
    pausedByBrowser = document.visibilityState === 'hidden' && performance.now() - hiddenAt < AT_ONCE && !video.ended;
  }, { signal });
  video.addEventListener('play', () => { pausedByBrowser = false; }, { signal });
  return () => listening.abort();
}

import type { Player } from '../../../store/playback/player.ts';

/**
 * Lets a video rest while nobody can see it, and go on where it was.
 *
 * What the page paused by itself stays paused.
 *
 * @returns stop
 */
export function playInView(player: Player, box: HTMLElement): () => void {
  let isResting = false;
  let isSeen = true;
  const follow = () => {
    const isVisible = isSeen && document.visibilityState === 'visible';
    if (!isVisible && !player.paused.peek()) {
      isResting = true;
      player.pause();
    } else if (isVisible && isResting) {
      isResting = false;
      void player.play().catch(() => undefined);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    follow();
  });
  observer.observe(box);
  // A video that begins while it is out of view rests at once.
  const stopStarted = player.paused.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    observer.disconnect();
    stopStarted();
    document.removeEventListener('visibilitychange', follow);
  };
}
